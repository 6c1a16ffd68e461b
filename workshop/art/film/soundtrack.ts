/** The sound: the rolling ball, its landings, the ticking gears, and a note for each object that the ball passes. */
import { horn, SETS } from './rail.ts'
import { type Roll, SAMPLES_PER_SECOND } from './roll.ts'

const RATE = 44100
const PEAK = 0.36
/** D major pentatonic; the film ends on its tonic. */
const NOTE = {
  d3: 146.83,
  a3: 220,
  d4: 293.66,
  e4: 329.63,
  fs4: 369.99,
  a4: 440,
  b4: 493.88,
  d5: 587.33,
  fs5: 739.99,
  a5: 880,
}
const NOTES_PASSED: readonly (readonly [set: number, px: number, hertz: number, gain: number])[] = [
  [0, 330, NOTE.d4, 0.6],
  [0, 737, NOTE.fs4, 0.8],
  [0, 880, NOTE.a4, 0.6],
  [1, 440, NOTE.e4, 0.55],
  [1, 566, NOTE.a4, 0.8],
  [1, 790, NOTE.b4, 0.8],
  [2, 505, NOTE.d5, 0.9],
  [3, 262, NOTE.fs4, 0.75],
  [3, 452, NOTE.d4, 0.7],
  [3, 800, NOTE.a3, 0.6],
  [4, 605, NOTE.e4, 0.6],
  [4, 702, NOTE.b4, 0.8],
  [5, 400, NOTE.d4, 0.45],
  [5, 506, NOTE.e4, 0.5],
  [5, 612, NOTE.fs4, 0.55],
  [5, 718, NOTE.a4, 0.6],
  [5, 824, NOTE.b4, 0.65],
  [5, 930, NOTE.d5, 0.75],
]
const CLOSING: readonly (readonly [after: number, hertz: number, gain: number])[] = [
  [0, NOTE.d3, 0.7],
  [0, NOTE.a3, 0.5],
  [0.16, NOTE.d4, 0.55],
  [0.32, NOTE.fs4, 0.5],
  [0.48, NOTE.a4, 0.5],
  [0.72, NOTE.d5, 0.45],
]
const GEAR_TICKS_PER_SECOND = 3

/** Deterministic noise, so that the film can be reproduced bit for bit. */
const createNoise = () => {
  let state = 0x2545f491
  return () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) / 0x80000000 - 1
  }
}

type Track = Float64Array

const addNote = (track: Track, seconds: number, hertz: number, gain: number) => {
  // A soft mallet on wood: the first overtone is two octaves higher and decays early.
  const start = Math.round(seconds * RATE)
  for (let i = 0; i < 2.4 * RATE && start + i < track.length; i++) {
    const t = i / RATE
    const attack = 1 - Math.exp(-t / 0.003)
    const body = Math.sin(2 * Math.PI * hertz * t) * Math.exp(-t / 0.5)
    const overtone = 0.22 * Math.sin(2 * Math.PI * hertz * 3.98 * t) * Math.exp(-t / 0.09)
    const octave = 0.12 * Math.sin(2 * Math.PI * hertz * 2 * t) * Math.exp(-t / 0.3)
    track[start + i] = (track[start + i] ?? 0) + 0.3 * gain * attack * (body + overtone + octave)
  }
}

const addKnock = (
  track: Track,
  seconds: number,
  gain: number,
  hertz: number,
  noise: () => number,
) => {
  const start = Math.round(seconds * RATE)
  let low = 0
  for (let i = 0; i < 0.3 * RATE && start + i < track.length; i++) {
    const t = i / RATE
    low += 0.18 * (noise() - low)
    const wood = Math.sin(2 * Math.PI * hertz * t) * Math.exp(-t / 0.05)
    const high = 0.4 * Math.sin(2 * Math.PI * hertz * 2.7 * t) * Math.exp(-t / 0.02)
    const touch = 1.4 * low * Math.exp(-t / 0.008)
    track[start + i] =
      (track[start + i] ?? 0) + gain * (wood + high + touch) * (1 - Math.exp(-t / 0.0008))
  }
}

const addRolling = (track: Track, roll: Roll, noise: () => number) => {
  let level = 0
  let low = 0
  let band = 0
  let turn = 0
  const last = roll.samples.at(-1)
  for (let i = 0; i < track.length; i++) {
    const sample = roll.samples[Math.floor((i / RATE) * SAMPLES_PER_SECOND)]
    const speed = sample && sample !== last ? sample.speed : 0
    const inHorn = sample !== undefined && sample.x > horn.left && sample.x < horn.right + 60
    const wish = sample?.onRail || inHorn ? Math.min(1.3, speed / 600) ** 1.4 : 0
    level += (wish - level) / (0.02 * RATE)
    turn += speed / 44 / RATE
    // A state-variable filter whose pitch follows the speed; the horn rings higher.
    const hertz = inHorn ? 520 : 130 + 0.32 * speed
    const f = 2 * Math.sin((Math.PI * hertz) / RATE)
    low += f * band
    band += f * (noise() - low - (inHorn ? 0.35 : 0.9) * band)
    const uneven = 1 + 0.22 * Math.sin(turn) + 0.1 * Math.sin(2.7 * turn)
    track[i] = (track[i] ?? 0) + 0.4 * level * uneven * (low + 0.35 * band)
  }
}

/** Reverb of a small room: four feedback delays of different length, quiet and dark. */
const addRoom = (dry: Track, delays: readonly number[]): Track => {
  const wet = new Float64Array(dry.length)
  for (const seconds of delays) {
    const length = Math.round(seconds * RATE)
    const line = new Float64Array(length)
    let dark = 0
    for (let i = 0; i < dry.length; i++) {
      const at = i % length
      const out = line[at] ?? 0
      dark += 0.35 * (out - dark)
      line[at] = (dry[i] ?? 0) + 0.72 * dark
      wet[i] = (wet[i] ?? 0) + out
    }
  }
  return dry.map((v, i) => v + (0.16 * (wet[i] ?? 0)) / delays.length)
}

const toWav = (left: Track, right: Track): Buffer => {
  const bytes = left.length * 4
  const wav = Buffer.alloc(44 + bytes)
  wav.write('RIFF', 0)
  wav.writeUInt32LE(36 + bytes, 4)
  wav.write('WAVEfmt ', 8)
  wav.writeUInt32LE(16, 16)
  wav.writeUInt16LE(1, 20)
  wav.writeUInt16LE(2, 22)
  wav.writeUInt32LE(RATE, 24)
  wav.writeUInt32LE(RATE * 4, 28)
  wav.writeUInt16LE(4, 32)
  wav.writeUInt16LE(16, 34)
  wav.write('data', 36)
  wav.writeUInt32LE(bytes, 40)
  left.forEach((value, i) => {
    wav.writeInt16LE(Math.round(value * 32767), 44 + i * 4)
    wav.writeInt16LE(Math.round((right[i] ?? 0) * 32767), 46 + i * 4)
  })
  return wav
}

/** Returns a 16-bit stereo WAV of the length of the film. */
export const makeSoundtrack = (roll: Roll, seconds: number): Buffer => {
  const track: Track = new Float64Array(Math.round(seconds * RATE))
  const noise = createNoise()
  const passing = (x: number) => roll.samples.findIndex((s) => s.x >= x) / SAMPLES_PER_SECOND
  addRolling(track, roll, noise)
  for (const [set, px, hertz, gain] of NOTES_PASSED) {
    addNote(track, passing((SETS[set]?.left ?? 0) + px), hertz, gain)
  }
  for (const landing of roll.landings) {
    if (landing.force < 60) continue
    addKnock(
      track,
      landing.seconds,
      Math.min(0.34, landing.force / 1900),
      150 + 12000 / (60 + landing.force),
      noise,
    )
  }
  const gearsFrom = passing((SETS[3]?.left ?? 0) - 40)
  const gearsTo = passing((SETS[3]?.left ?? 0) + 900)
  for (let t = gearsFrom; t < gearsTo; t += 1 / GEAR_TICKS_PER_SECOND) {
    addKnock(track, t, 0.05, 620, noise)
  }
  for (const [after, hertz, gain] of CLOSING)
    addNote(track, roll.settled - 0.1 + after, hertz, gain)
  const left = addRoom(track, [0.0297, 0.0371, 0.0411, 0.0437])
  const right = addRoom(track, [0.0313, 0.0353, 0.0401, 0.0459])
  const loudest = Math.max(
    ...[left, right].map((t) => t.reduce((m, v) => Math.max(m, Math.abs(v)), 0)),
  )
  const fade = 0.5 * RATE
  const level = (t: Track) =>
    t.map(
      (v, i) => (v / loudest) * PEAK * Math.min(1, i / (0.05 * RATE), (t.length - 1 - i) / fade),
    )
  return toWav(level(left), level(right))
}
