import { preferences } from '../../app/preferences.svelte'

export type Sound = 'tick' | 'roll' | 'rise' | 'fall' | 'miss' | 'win' | 'turn'

interface Note {
  at: number
  pitch: number
  length: number
  loud: number
  /** Attack time in seconds. */
  attack?: number
}

let context: AudioContext | null = null

/** Plays a short synthesised sound if sounds are enabled. */
export function play(sound: Sound): void {
  if (!preferences.sound || typeof AudioContext === 'undefined') return
  context ??= new AudioContext()
  void context.resume()
  if (sound === 'roll') return rattle(context)
  for (const note of NOTES[sound]) ring(context, note)
}

const NOTES: Record<Exclude<Sound, 'roll'>, Note[]> = {
  tick: [{ at: 0, pitch: 660, length: 0.06, loud: 0.05 }],
  turn: [{ at: 0, pitch: 440, length: 0.18, loud: 0.06 }],
  rise: [
    { at: 0, pitch: 523, length: 0.2, loud: 0.07 },
    { at: 0.09, pitch: 784, length: 0.3, loud: 0.07 },
  ],
  fall: [
    { at: 0, pitch: 392, length: 0.2, loud: 0.07 },
    { at: 0.09, pitch: 262, length: 0.35, loud: 0.07 },
  ],
  miss: [{ at: 0, pitch: 196, length: 0.25, loud: 0.06 }],
  win: [523, 659, 784, 1047, 1319].map((pitch, n) => ({ at: n * 0.13, pitch, length: 0.9, loud: 0.06 })),
}

const KNOCKS = {
  disc: { pitches: [1650, 720], length: 0.055, loud: 0.13 },
  wood: { pitches: [310, 190], length: 0.09, loud: 0.16 },
  flip: { pitches: [880, 1320], length: 0.12, loud: 0.05 },
  fall: { pitches: [150, 95], length: 0.2, loud: 0.14 },
}

/** The sound of discs: hitting a disc or wood, flipping or falling; the volume follows the impact. */
export function knock(kind: keyof typeof KNOCKS, loud: number): void {
  if (!preferences.sound || typeof AudioContext === 'undefined') return
  context ??= new AudioContext()
  void context.resume()
  const { pitches, length, loud: most } = KNOCKS[kind]
  for (const pitch of pitches)
    ring(context, { at: 0, pitch: pitch * (0.97 + 0.06 * loud), length, loud: most * loud, attack: 0.002 })
}

function ring(audio: AudioContext, { at, pitch, length, loud, attack = 0.012 }: Note): void {
  const start = audio.currentTime + at
  const voice = new OscillatorNode(audio, { type: 'sine', frequency: pitch })
  const volume = new GainNode(audio, { gain: 0 })
  volume.gain.setValueAtTime(0, start)
  volume.gain.linearRampToValueAtTime(loud, start + attack)
  volume.gain.exponentialRampToValueAtTime(0.0004, start + length)
  voice.connect(volume).connect(audio.destination)
  voice.start(start)
  voice.stop(start + length)
}

/** A rolling die: seven short knocks that come faster and faster. */
function rattle(audio: AudioContext): void {
  for (let n = 0; n < 7; n++) {
    const at = 0.12 * n * (1 - n * 0.045)
    ring(audio, { at, pitch: 170 + ((n * 61) % 90), length: 0.07, loud: 0.09 - n * 0.008 })
  }
}
