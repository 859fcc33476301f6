ask-post = Какого стража вы выставляете?
refuse-weaker = { $card } слабее { $source_gen }, которого вы выставили последним
stat-strength = сила
    .dat = силе
kind-guard = страж
in-play = перед вами
