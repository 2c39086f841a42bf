/** A letter of the demo shop that waits to be sent. */
import { href } from '../../../src/contract/paths.ts'
import { sixOf } from '../../../src/contract/six-texts.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { campaigns } from '../schema/newsletter.ts'
import { six } from './six.ts'

const subject = six(
  'I mostri di dicembre sono arrivati',
  'December’s monsters are here',
  'Han llegado los monstruos de diciembre',
  'Les monstres de décembre sont là',
  'Die Dezembermonster sind da',
  'Chegaram os monstros de dezembro',
)
const preheader = six(
  'Buste nuove, un torneo e un gufo che sa troppo.',
  'New packs, a tournament and an owl that knows too much.',
  'Sobres nuevos, un torneo y un búho que sabe demasiado.',
  'Nouveaux boosters, un tournoi et un hibou qui en sait trop.',
  'Neue Booster, ein Turnier und eine Eule, die zu viel weiß.',
  'Saquetas novas, um torneio e um mocho que sabe demais.',
)
const title = six(
  'Novità in vetrina',
  'New in the window',
  'Novedades en el escaparate',
  'Nouveau en vitrine',
  'Neu im Fenster',
  'Novidades na montra',
)
const text = six(
  'Abbiamo riempito gli scaffali: passa a vedere le buste nuove e scegli chi portare in battaglia.',
  'We have filled the shelves: come and see the new packs and choose whom to take into battle.',
  'Hemos llenado los estantes: ven a ver los sobres nuevos y elige a quién llevar a la batalla.',
  'Nous avons rempli les étagères : viens voir les nouveaux boosters et choisis qui emmener au combat.',
  'Wir haben die Regale gefüllt: Schau dir die neuen Booster an und such aus, wer mit in den Kampf geht.',
  'Enchemos as prateleiras: vem ver as saquetas novas e escolhe quem levar para o combate.',
)
const button = six(
  'Vai al negozio',
  'Go to the shop',
  'Ir a la tienda',
  'Aller à la boutique',
  'Zum Laden',
  'Ir à loja',
)

export async function seedCampaigns(db: Queryable, now: Date): Promise<void> {
  await db.insert(campaigns).values({
    name: 'Novità di dicembre',
    picture: '/assets/characters/gufosaggio/creature.webp',
    created_at: now,
    texts: sixOf(locale => ({
      subject: subject[locale],
      preheader: preheader[locale],
      title: title[locale],
      html: `<p>${text[locale]}</p>`,
      button: button[locale],
      link: href('shop', locale),
    })),
  })
}
