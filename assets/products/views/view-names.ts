/** Which further views a product picture has. `<picture>-<view>` names the file; the demo shop shows them in this order. */
import * as looks from '../looks.ts'

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
  [looks.packs, ['contents', 'back', 'hand']],
  [looks.digitalPacks, ['contents', 'hand', 'use']],
  [looks.boxes, ['open', 'contents', 'scale']],
  [looks.starters, ['contents', 'use', 'back']],
  [looks.albums, ['open', 'back', 'scale']],
  [looks.deckBoxes, ['open', 'back', 'scale']],
  [looks.sleeveSets, ['use', 'contents', 'scale']],
  [looks.playmats, ['scale', 'detail', 'rolled']],
  [looks.diceSets, ['angle', 'detail', 'scale']],
  [looks.statuettes, ['side', 'back', 'scale']],
  [looks.totes, ['use', 'detail', 'scale']],
  [looks.mugs, ['back', 'detail', 'scale']],
  [looks.singles, ['hand', 'back', 'detail']],
  [looks.stickerSets, ['contents', 'use', 'detail']],
  [looks.prints, ['use', 'detail', 'scale']],
  [looks.kits, ['open', 'contents', 'scale']],
  [looks.stands, ['angle', 'open', 'back']],
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
  if (picture in looks.tshirts) return ofShirts(picture)
  if (picture in looks.toploaders) throw new Error(`no views of ${picture}`)
  return families.find(([family]) => picture in family)?.[1] ?? []
}

export const viewName = (picture: string, view: ViewKind): string => `${picture}-${view}`
