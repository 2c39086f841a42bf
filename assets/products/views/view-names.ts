/** Which further views a product picture has. `<picture>-<view>` names the file; the demo shop shows them in this order. */
import {
  albums,
  boxes,
  deckBoxes,
  diceSets,
  digitalPacks,
  kits,
  mugs,
  packs,
  playmats,
  prints,
  singles,
  sleeveSets,
  stands,
  starters,
  statuettes,
  stickerSets,
  toploaders,
  totes,
  tshirts,
} from '../looks.ts'

/** What a view shows of its product; alternative texts are written per kind. */
export const viewKinds = [
  'back',
  'side',
  'angle', // another throw, another side
  'open',
  'contents', // everything that comes with it
  'detail', // close by
  'hand',
  'scale', // with its measures
  'rolled',
  'worn', // on a tailor's dummy
  'use',
  'colours',
] as const
export type ViewKind = (typeof viewKinds)[number]

const families: readonly [Record<string, unknown>, readonly ViewKind[]][] = [
  [packs, ['contents', 'back', 'hand']],
  [digitalPacks, ['contents', 'hand', 'use']],
  [boxes, ['open', 'contents', 'scale']],
  [starters, ['contents', 'use', 'back']],
  [albums, ['open', 'back', 'scale']],
  [deckBoxes, ['open', 'back', 'scale']],
  [sleeveSets, ['use', 'contents', 'scale']],
  [playmats, ['scale', 'detail', 'rolled']],
  [diceSets, ['angle', 'detail', 'scale']],
  [statuettes, ['side', 'back', 'scale']],
  [totes, ['use', 'detail', 'scale']],
  [mugs, ['back', 'detail', 'scale']],
  [singles, ['hand', 'back', 'detail']],
  [stickerSets, ['contents', 'use', 'detail']],
  [prints, ['use', 'detail', 'scale']],
  [kits, ['open', 'contents', 'scale']],
  [stands, ['angle', 'open', 'back']],
]

/** Those that differ from their family. Colours of one shirt share the views of the first. */
const own: Record<string, readonly ViewKind[]> = {
  toploader: ['contents', 'hand', 'scale'],
  'toploader-novecoda': ['hand', 'back', 'scale'],
  'tshirt-arcana-red': [],
  'tshirt-arcana-violet': [],
  'tshirt-blank-ink': ['back', 'worn', 'detail', 'colours'],
}
const ofShirts = (name: string): readonly ViewKind[] =>
  name.startsWith('tshirt-blank') ? [] : ['worn', 'back', 'detail']

export function viewsOf(picture: string): readonly ViewKind[] {
  if (own[picture]) return own[picture]
  if (picture in tshirts) return ofShirts(picture)
  if (picture in toploaders) throw new Error(`no views of ${picture}`)
  return families.find(([looks]) => picture in looks)?.[1] ?? []
}

export const viewName = (picture: string, view: ViewKind): string => `${picture}-${view}`
