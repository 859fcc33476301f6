// A short sound: your turn.
export function chime(): void {
  try {
    const context = new AudioContext();
    const gain = context.createGain();
    gain.connect(context.destination);
    gain.gain.setValueAtTime(0.08, context.currentTime);
    gain.gain.exponentialRampToValueAtTime(0.0001, context.currentTime + 0.7);
    for (const [i, pitch] of [659, 880].entries()) {
      const tone = context.createOscillator();
      tone.frequency.value = pitch;
      tone.connect(gain);
      tone.start(context.currentTime + i * 0.14);
      tone.stop(context.currentTime + 0.7);
    }
  } catch {
    // a browser without sound
  }
}
