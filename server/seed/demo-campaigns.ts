/** A newsletter draft of the demo shop. */

import { localizedTextsOf } from '@/contract/localized-texts.ts'
import { href } from '@/contract/paths.ts'
import { campaigns } from '../db/schema/newsletter.ts'
import type { Queryable } from '../kernel/db/database.ts'
import { localized } from './localized.ts'

const subject = localized(
  'I mostri di dicembre sono arrivati',
  'December’s monsters are here',
  'Han llegado los monstruos de diciembre',
  'Les monstres de décembre sont là',
  'Die Dezembermonster sind da',
  'Chegaram os monstros de dezembro',
)
const preheader = localized(
  'Buste nuove, un torneo e un gufo che sa troppo.',
  'New packs, a tournament and an owl that knows too much.',
  'Sobres nuevos, un torneo y un búho que sabe demasiado.',
  'Nouveaux boosters, un tournoi et un hibou qui en sait trop.',
  'Neue Booster, ein Turnier und eine Eule, die zu viel weiß.',
  'Saquetas novas, um torneio e um mocho que sabe demais.',
)
const title = localized(
  'Novità in negozio',
  'New in the shop',
  'Novedades en la tienda',
  'Nouveautés en boutique',
  'Neu im Shop',
  'Novidades na loja',
)
const text = localized(
  'Sono arrivate le buste nuove. Scopri i personaggi e scegli chi portare in battaglia.',
  'The new packs are here. Discover the characters and choose who to take into battle.',
  'Ya están aquí los sobres nuevos. Descubre los personajes y elige a quién llevar a la batalla.',
  'Les nouveaux boosters sont arrivés. Découvre les personnages et choisis qui emmener au combat.',
  'Die neuen Booster sind da. Entdecke die Charaktere und suche aus, wer mit in den Kampf geht.',
  'Chegaram as saquetas novas. Descobre as personagens e escolhe quem levar para a batalha.',
)
const button = localized(
  'Vai al negozio',
  'Go to the shop',
  'Ir a la tienda',
  'Aller à la boutique',
  'Zum Shop',
  'Ir para a loja',
)

export const campaignTexts = { subject, preheader, title, text, button }

export async function seedCampaigns(db: Queryable, now: Date): Promise<void> {
  await db.insert(campaigns).values({
    name: 'Novità di dicembre',
    picture: '/assets/characters/gufosaggio/creature.webp',
    created_at: now,
    texts: localizedTextsOf(locale => ({
      subject: subject[locale],
      preheader: preheader[locale],
      title: title[locale],
      html: `<p>${text[locale]}</p>`,
      button: button[locale],
      link: href('shop', locale),
    })),
  })
}
