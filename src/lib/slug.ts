/** Makes slugs from titles in any alphabet that has a usual transcription into Latin letters. */
import { foldText } from './fold-text.ts'

/** Folded letters; Greek by ISO 843, Cyrillic as passports write it. */
const pairs =
  'α a β v γ g δ d ε e ζ z η i θ th ι i κ k λ l μ m ν n ξ x ο o π p ρ r σ s τ t υ y φ f χ ch ψ ps ω o ' +
  'а a б b в v г g д d е e ж zh з z и i к k л l м m н n о o п p р r с s т t у u ф f х kh ц ts ч ch ш sh щ shch ъ  ы y ь  э e ю yu я ya ' +
  'є ie ѕ dz і i ј j љ lj њ nj ћ c ђ dj џ dz ґ g ғ g қ q ң n ү u ұ u һ h ә a ө o ѣ e ѳ f ѵ i ə e ŋ n'

const words = pairs.split(' ')
const latin: ReadonlyMap<string, string> = new Map(
  words.flatMap((letter, at) => (at % 2 === 0 ? [[letter, words[at + 1] ?? ''] as const] : [])),
)

/** `Œuvre d’art` → `oeuvre-d-art`, `Αθήνα` → `athina`, `Пётр` → `petr`. Empty if nothing can be transcribed. */
export const slugOf = (title: string): string =>
  foldText(title)
    .replaceAll('ου', 'ou')
    .replace(/./gu, letter => latin.get(letter) ?? letter)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 110)
    .replace(/-+$/, '')
