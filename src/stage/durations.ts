/** Every duration of the stage in one place, at speed 1 (design: motion table). */

/** Milliseconds. */
export type Millis = number

export const durations = {
  matchBoard: 420,
  matchHold: 380,
  cardSlide: 260,
  cardRunes: 312,
  toyRise: 520,
  lightSquash: 120,
  lightDash: 110,
  lightBack: 240,
  recede: 120,
  heavyCharge: 260,
  heavyFlight: 240,
  heavyStop: 90,
  heavyReturn: 320,
  hit: 260,
  hurtFace: 520,
  numberPop: 180,
  numberHold: 420,
  numberRise: 240,
  ghostWait: 300,
  ghostDrain: 450,
  damageMarker: 600, // specification §4: the marker clears after this
  defeatSink: 240,
  defeatFold: 420,
  turnSlide: 380,
  skipTurn: 240,
  outcomeHudOut: 200,
  outcomeHop: 360,
  outcomeStagger: 120,
  outcomeWord: 360,
  confetti: 1800,
  clip: 1600, // the longest clip and a little patience
  clipPeak: 420, // into a heavy clip: its brightest moment meets the blow
  tileSelect: 160,
  reducedFade: 150,
} as const satisfies Record<string, Millis>

export type DurationName = keyof typeof durations

/** Hits of this damage or more are heavy: the whole table takes part. */
export const HEAVY_DAMAGE = 60

export const seconds = (name: DurationName): number => durations[name] / 1000
