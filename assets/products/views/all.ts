/** How every further view of a product is put together; which there are stands in `view-names.ts`. */
import { type Composition, each, type ProductPictures, products } from '../all.ts'
import * as looks from '../looks.ts'
import * as boxed from './boxed.ts'
import * as clothing from './clothing.ts'
import * as packed from './packs.ts'
import * as paper from './paper.ts'
import * as sets from './sets.ts'
import * as statuettesAndMugs from './statuettes.ts'
import * as table from './table.ts'
import { type ViewKind, viewName, viewsOf } from './view-names.ts'

type Views<Look> = Partial<Record<ViewKind, (s: ProductPictures, look: Look) => string>>

/** The views of a family that are asked for and are not already a product picture of their own. */
const family = <Look>(looks: Record<string, Look>, views: Views<Look>): Record<string, Composition> =>
  Object.fromEntries(
    (Object.entries(views) as [ViewKind, (s: ProductPictures, look: Look) => string][]).flatMap(
      ([view, compose]) =>
        Object.entries(each(looks, compose))
          .filter(([name]) => viewsOf(name).includes(view) && !(viewName(name, view) in products))
          .map(([name, composition]) => [viewName(name, view), composition]),
    ),
  )

export const productViews: Record<string, Composition> = {
  ...family(looks.packs, { contents: packed.packContents, back: packed.packBack, hand: packed.packHand }),
  ...family(looks.digitalPacks, {
    contents: packed.digitalContents,
    hand: packed.digitalHand,
    use: packed.digitalUse,
  }),
  ...family(looks.boxes, { open: packed.boxOpen, contents: packed.boxContents, scale: packed.boxScale }),
  ...family(looks.starters, {
    contents: boxed.starterContents,
    use: boxed.starterUse,
    back: boxed.starterBack,
  }),
  ...family(looks.albums, { open: boxed.albumOpen, back: boxed.albumBack, scale: boxed.albumScale }),
  ...family(looks.deckBoxes, { open: boxed.deckBoxOpen, back: boxed.deckBoxBack, scale: boxed.deckBoxScale }),
  ...family(looks.sleeveSets, {
    use: table.sleevesUse,
    contents: table.sleevesContents,
    scale: table.sleevesScale,
  }),
  ...family(looks.playmats, { scale: table.matScale, detail: table.matDetail, rolled: table.matRolled }),
  ...family(looks.diceSets, { angle: table.diceAngle, detail: table.diceDetail, scale: table.diceScale }),
  ...family(looks.toploaders, {
    contents: table.loaderContents,
    hand: table.loaderHand,
    back: table.loaderBack,
    scale: table.loaderScale,
  }),
  ...family(looks.statuettes, {
    side: statuettesAndMugs.statuetteSide,
    back: statuettesAndMugs.statuetteBack,
    scale: statuettesAndMugs.statuetteScale,
  }),
  ...family(looks.mugs, {
    back: statuettesAndMugs.mugBackPrinted,
    detail: statuettesAndMugs.mugDetail,
    scale: statuettesAndMugs.mugScale,
  }),
  ...family(looks.tshirts, {
    worn: clothing.shirtOnDummy,
    back: clothing.shirtBack,
    detail: clothing.shirtDetail,
    colours: clothing.shirtColours,
  }),
  ...family(looks.totes, { use: clothing.toteUse, detail: clothing.toteDetail, scale: clothing.toteScale }),
  ...family(looks.stickerSets, {
    contents: paper.stickersContents,
    use: paper.stickersUse,
    detail: paper.stickersDetail,
  }),
  ...family(looks.prints, { use: paper.printUse, detail: paper.printDetail, scale: paper.printScale }),
  ...family(looks.kits, { open: sets.kitOpen, contents: sets.kitContents, scale: sets.kitScale }),
  ...family(looks.stands, { angle: sets.standAngle, open: sets.standEmpty, back: sets.standBack }),
  ...family(looks.singles, { hand: paper.singleHand, back: paper.singleBack, detail: paper.singleDetail }),
}
