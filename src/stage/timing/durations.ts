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
  cardSlide: 300,
  cardRunes: 312, // 26 runes, 12 each
  cardRunesRest: 250,
  creatureAppear: 60,
  creatureRise: 280,
  creatureGreet: 200, // it strikes a pose
  neighbourHop: 160, // the other creature, when the card lands
  creatureDust: 420,
  lightCoil: 110,
  lightLeap: 140,
  lightBolt: 160, // flight of a light projectile
  lightStop: 50, // both creatures stand still after the contact
  lightKnock: 120, // the target is thrown back
  lightHome: 200, // the attacker hops back, then lands
  ghost: 90, // fading of an image left behind
  press: 30, // both creatures are squashed at the contact
  kick: 50, // of the camera, outwards
  recede: 120,
  heavyCoil: 340,
  heavyHush: 80, // everything is still before the leap
  heavyLeap: 200,
  heavyStop: 120,
  heavyKnock: 420, // thrown back, with two bounces
  heavyHome: 340, // camera, target and view return
  heavyShake: 380,
  signatureStep: 400, // the creature steps towards the camera
  signaturePose: 400, // and shows itself
  signatureVoice: 550,
  signatureCoil: 340,
  signatureStop: 160,
  cast: 260, // gathering of a move without a target
  koStop: 220,
  koSlow: 100, // of the stage's time, at a quarter of its speed
  koFly: 460, // the creature is thrown out, or sinks
  koRest: 60, // its pieces disappear
  koCard: 420, // its card flies back to the hand
  gemFlight: 420,
  gemStagger: 60,
  cheer: 360, // the winner's other cards hop, the loser's sink
  landing: 120, // squash of a body that lands
  hit: 260, // colour of a light blow on its target
  hitTint: 60,
  hitGlow: 460, // light of a heavy blow on its target
  burst: 700,
  burstGrow: 220,
  sparks: 560,
  chips: 900, // solid pieces, until they have lain still
  column: 420, // light in which a rare card enters
  markFade: 600, // the oldest mark on the table
  streaks: 260,
  numberPop: 180,
  numberHold: 360,
  numberRise: 240,
  numberFlight: 200, // of a heavy blow's number, into the bar
  multiHit: 120, // between two of several hits
  ghostWait: 100,
  ghostDrain: 270,
  heavyDrain: 180, // after a heavy blow's number has arrived in the bar
  nameHold: 1200, // the name of a heavy move on its ribbon
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
  replaceFold: 260, // the old creature jumps into its card
  replaceSwap: 160,
  turnSlide: 380,
  pillFlip: 240,
  skipTurn: 240,
  clockPulse: 1000,
  outcomeHudOut: 200,
  outcomeRun: 170, // one of the hero's steps to the middle
  outcomeJump: 320,
  outcomeRest: 100, // between two jumps
  outcomeStagger: 90,
  outcomeWord: 360,
  outcomeWordAt: 420,
  outcomeDim: 700, // dimming of a lost table
  outcomeSit: 520,
  confetti: 1200, // one burst, until it has left the view
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
  clipIn: 100,
  clip: 1600, // the longest clip and a margin
  dragBack: 180, // a dragged object that was released elsewhere
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
