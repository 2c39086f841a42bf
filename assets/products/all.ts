/** Every product picture by name, as HTML. What each shows stands in `looks.ts`; further views of the same products in `views`. */
import { album, deckBox, displayBox, starter } from './boxes.ts'
import { dice } from './dice.ts'
import { figure, mug, mugBack, tote, tshirt, tshirtBack } from './goods.ts'
import * as looks from './looks.ts'
import { type PackLook, pack, phone } from './pack.ts'
import { blankPrint, playmat, print, single, sleeves, stickers, toploader } from './paper.ts'
import { shadow, turned } from './pieces.ts'
import { kit, stand } from './sets.ts'

/** Pictures as data URLs. */
export interface ProductPictures {
  creature(slug: string): string // 512
  large(slug: string, turn?: Turn): string // 900, for what fills the picture
  card(slug: string): string
  scene(slug: string): string
  cut(slug: string): string // white die-cut outline
  back: string // of a card
  hand: { behind: string; before: string } // whole, and what of it lies over the thing it holds
}

/** From where a large creature is seen. */
export type Turn = 'front' | 'side' | 'back'

export type Composition = (s: ProductPictures) => string

/** One composition for each look. */
export const each = <Look>(
  looks: Record<string, Look>,
  compose: (s: ProductPictures, look: Look, name: string) => string,
): Record<string, Composition> =>
  Object.fromEntries(
    Object.entries(looks).map(([name, look]) => [name, (s: ProductPictures) => compose(s, look, name)]),
  )

type PackOf = Omit<(typeof looks.packs)[string], 'series'> & { series?: string }

/** A pack as it is drawn. */
export const packLook = (s: ProductPictures, { slug, series, ...look }: PackOf): PackLook => ({
  ...look,
  creature: s.creature(slug),
  series: series ? `${series} · 5 CARTE` : '5 CARTE',
})

const standing = (look: PackLook): string => shadow(500, 930, 300, 40) + turned(240, 92, -3, pack(look))

const onPhone = (look: PackLook): string => shadow(500, 930, 260, 34) + turned(265, 50, 4, phone(look))

/** What the configurator prints on, seen from behind. */
const backs: Record<string, Composition> = {
  ...Object.fromEntries(
    Object.entries(looks.cloths).map(([name, cloth]) => [
      `tshirt-blank-${name}-back`,
      () => tshirtBack(cloth),
    ]),
  ),
  'mug-blank-white-back': mugBack,
  'tote-blank-natural-back': () => tote('#efe6d2'),
}

export const products: Record<string, Composition> = {
  ...backs,
  ...each(looks.packs, (s, look) => standing(packLook(s, look))),
  ...each(looks.digitalPacks, (s, look) => onPhone(packLook(s, look))),
  ...each(looks.boxes, (s, { front, side, tone, series }) =>
    displayBox(s.creature(front), s.creature(side), tone, series),
  ),
  ...each(looks.starters, (s, { slug, fan, tone }) => starter(s.creature(slug), fan.map(s.card), tone)),
  ...each(looks.albums, (s, { slug, cloth }) => album(s.creature(slug), cloth)),
  ...each(looks.deckBoxes, (s, { slug, tone, lid }) => deckBox(s.creature(slug), tone, lid)),
  ...each(looks.sleeveSets, (s, { slug, colours }) => sleeves(s.back, s.cut(slug), colours)),
  ...each(looks.playmats, (s, { slug, tone }) => playmat(s.creature(slug), s.card(slug), tone)),
  ...each(looks.diceSets, (_, hues) => dice(hues)),
  ...each(looks.statuettes, (s, { slug, name, tone }) => figure(s.large(slug), name, tone)),
  ...each(looks.tshirts, (s, { cloth, slug, words }) => tshirt(cloth, slug && s.cut(slug), words)),
  ...each(looks.totes, (s, { cloth, slug, words }) => tote(cloth, slug && s.cut(slug), words)),
  ...each(looks.mugs, (s, { slug }) => mug(slug && s.creature(slug))),
  ...each(looks.toploaders, (s, { slug }) => toploader(s.card(slug))),
  ...each(looks.singles, (s, { slug, lean }) => single(s.card(slug), lean)),
  ...each(looks.stickerSets, (s, { five }) => stickers(five.map(s.cut))),
  ...each(looks.kits, kit),
  ...each(looks.stands, (s, look) => stand(s, look)),
  ...each(looks.prints, (s, { slug, name }) =>
    slug && name ? print(s.scene(slug), s.creature(slug), name) : blankPrint(),
  ),
}

/** Packs seen straight on, for opening them: one per pack rarity of the contract. */
export const stagePacks: Record<string, (s: ProductPictures) => PackLook> = Object.fromEntries(
  Object.entries(looks.digitalPacks).map(([name, look]) => [
    name.replace('digital-', ''),
    (s: ProductPictures) => packLook(s, look),
  ]),
)
