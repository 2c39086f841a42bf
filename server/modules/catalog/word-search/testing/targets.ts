/** Suitable results of a search in the demo shop, by article number. */
export const targets = {
  shirt: /^BA-TS-/,
  bag: /^BA-TO-/,
  clothing: /^BA-T[SO]-/,
  mug: /^BA-(CS-MUG|MG-)/,
  stickers: /^BA-CS-ST/,
  print: /^BA-(PR-|CS-PRT)/,
  figure: /^BA-FG-/,
  album: /^BA-AL-/,
  sleeves: /^BA-(SL-|AC-SLV|AC-TOP|TL-)/,
  deckBox: /^BA-(DB-|AC-DBX)/,
  rigid: /^BA-(AC-TOP|TL-)/,
  mat: /^BA-(MT-|AC-MAT)/,
  dice: /^BA-(DI-|AC-DIC)/,
  pack: /^BA-(PK|BX|DG)-/,
  box: /^BA-(BX|KT|ST)-/,
  digital: /^BA-DG-/,
  deck: /^BA-ST-/,
  single: /^BA-CS-\d/,
  gift: /^BA-(BX|ST|FG|DG|KT)-/,
  tournament: /^BA-(KT|MT|AC-MAT)/,
  dragon: /(DRA|FUO|SIL|136)$/,
  water: /(OND|ACQ|OCE|MUG|004|DIC)$/,
  ghost: /(SPE|NOT|OSC|053)$/,
  bear: /(GHI|052)$/,
  fox: /(VOL|NOV|143)$/,
  moon: /(ANE|COS|MAT|PRT|120)$/,
  nature: /(NAT|GER|TEAM|003|SIL|MOK|MAT|AL-001)$/,
  fire: /(FUO|DRA|136|FEN)$/,
  ice: /(GHI|052|TOP)$/,
  custom: /^BA-TS-OWN/,
} as const satisfies Record<string, RegExp>

export type Target = keyof typeof targets

/** Search words of one language by their expected results, separated by commas. */
export type ShopperWords = Readonly<Record<Target, string>>
