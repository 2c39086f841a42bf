/** Every duration of the stage in one place, at speed 1 (decision 0039). */

/** Milliseconds. */
export type Millis = number

export const durations = {
  versusHalves: 420, // both seats slide in
  versusMedallion: 260,
  versusTotal: 1800, // followed by the countdown
  versusCount: 600, // each of 3, 2, 1
  versusLeave: 320,
  matchWords: 420, // plates, hand and moves return
  matchGap: 220, // between the two creatures
  draw: 340, // one card to its place in the hand
  drawStagger: 70,
  cardSlide: 260,
  cardRunes: 312, // 26 runes, 12 each
  cardRunesRest: 400,
  creatureAppear: 120,
  creatureRise: 520,
  creatureDust: 420,
  lightSquash: 120,
  lightDash: 110,
  lightBolt: 200, // flight of a light projectile
  lightBack: 240,
  recede: 120,
  heavyCharge: 260,
  heavyLunge: 100,
  heavyFlight: 240,
  heavyStop: 90,
  heavyReturn: 320,
  hit: 260,
  hitTint: 60,
  hitKnock: 70, // outwards; the return takes the rest of the hit
  hitGlow: 460, // light of a heavy blow on its target
  hurtFace: 520,
  shake: 280, // three cycles
  zoomBack: 300,
  hudBack: 250,
  burst: 700,
  burstGrow: 220,
  sparks: 560,
  streaks: 260,
  numberPop: 180,
  numberHold: 420,
  numberRise: 240,
  multiHit: 120, // between two of several hits
  ghostWait: 300,
  ghostDrain: 450,
  damageMarker: 600, // specification notes §4: the marker is cleared after this time
  bannerIn: 260,
  bannerOut: 180,
  statusFly: 320,
  statusPop: 160,
  statusTick: 420,
  windTurn: 420, // a gust over the table
  statusTickGap: 160, // between two statuses that take effect in one turn
  statusEnd: 320,
  statusLoop: 2000, // loop of a status on a creature
  heal: 520,
  raise: 520,
  traitPop: 240,
  traitHold: 300,
  traitOut: 260,
  score: 520,
  energyCell: 60, // delay per cell
  defeatSink: 240,
  defeatFold: 420,
  replaceFold: 200,
  replaceSwap: 160,
  turnSlide: 380,
  pillFlip: 240,
  skipTurn: 240,
  clockPulse: 1000,
  outcomeHudOut: 200,
  outcomeHop: 360,
  outcomeStagger: 120,
  outcomeWord: 360,
  outcomeWordAt: 200,
  outcomeDim: 700, // dimming of a lost table
  outcomeSit: 520,
  confetti: 1800,
  flash: 180,
  shotFade: 200, // fade of a jet or a ray
  voiceAfter: 100, // delay of the voice line after the creature has risen
  blink: 110,
  blinkLeast: 2500, // minimum time between two blinks
  blinkMost: 6000,
  poseMix: 75, // from one pose of a creature to the next
  breath: 2800, // one breath of a creature at rest
  headLag: 120, // delay of the head behind the body
  glance: 1700, // between two small movements of resting eyes
  shiftLeast: 4000, // minimum time between two shifts of weight
  shiftMost: 7000,
  fidget: 1300,
  fidgetLeast: 9000, // minimum time between two fidgets
  fidgetMost: 16_000,
  clip: 1600, // the longest clip and a margin
  tileSelect: 160,
  reducedFade: 150,
  reducedFire: 300, // the still fire of a heavy blow
} as const satisfies Record<string, Millis>

export type DurationName = keyof typeof durations

/** Minimum damage of a heavy hit, which moves the whole table. */
export const HEAVY_DAMAGE = 60

/** Returns the duration of the versus screen with a countdown from `count`, in seconds. */
export const versusSeconds = (count: number): number =>
  (durations.versusTotal + durations.versusCount * count) / 1000

/** Returns the duration in seconds for GSAP. */
export const seconds = (name: DurationName): number => durations[name] / 1000
