/** The slideshow of the demo shop. Links are built with `href`, so they are correct in every language. */
import type { CardType } from '@/contract/endpoints/game/characters.ts'
import type { Locale } from '@/contract/locales.ts'
import { localizedTextsOf } from '@/contract/localized-texts.ts'
import { href, type ScreenName } from '@/contract/paths.ts'
import { slugOf } from '@/lib/slug.ts'
import { slides } from '../db/schema/slides.ts'
import type { Queryable } from '../kernel/db/database.ts'
import { categorySeeds } from './categories.ts'
import { type LocalizedTexts, localized } from './localized.ts'
import type { CategoryKey } from './product-seed.ts'

interface SlideSeed {
  picture: string
  video?: string
  element: CardType
  to: ScreenName | { category: CategoryKey }
  kicker: LocalizedTexts
  title: LocalizedTexts
  text: LocalizedTexts
  button: LocalizedTexts
  alt: LocalizedTexts
}

export const slideSeeds: readonly SlideSeed[] = [
  {
    picture: '/assets/products/hero-draghissimo.webp',
    element: 'Fuoco',
    to: { category: 'packs' },
    kicker: localized('Serie 1', 'Series 1', 'Serie 1', 'Série 1', 'Serie 1', 'Série 1'),
    title: localized(
      'Apri. Colleziona. Combatti.',
      'Open. Collect. Battle.',
      'Abre. Colecciona. Combate.',
      'Ouvre. Collectionne. Combats.',
      'Öffnen. Sammeln. Kämpfen.',
      'Abre. Coleciona. Combate.',
    ),
    text: localized(
      '149 mostri di vinile ti aspettano nelle buste. Quello che trovi finisce nell’album, e dall’album scende in campo.',
      'There are 149 vinyl monsters to pull. Add them to your album, then take them into battle.',
      '149 monstruos de vinilo te esperan en los sobres. Los que te salen van al álbum, y del álbum a la batalla.',
      '149 monstres en vinyle t’attendent dans les boosters. Les cartes que tu trouves rejoignent ton album, puis tes combats.',
      '149 Vinylmonster warten in den Boostern auf dich. Was du ziehst, kommt ins Album und von dort in den Kampf.',
      '149 monstros de vinil esperam por ti nas saquetas. O que te sai vai para o álbum, e do álbum para a batalha.',
    ),
    button: localized(
      'Guarda le buste',
      'View packs',
      'Ver los sobres',
      'Voir les boosters',
      'Zu den Boostern',
      'Ver as saquetas',
    ),
    alt: localized(
      'Draghissimo, un drago rosso di vinile',
      'Draghissimo, a red vinyl dragon',
      'Draghissimo, un dragón rojo de vinilo',
      'Draghissimo, un dragon rouge en vinyle',
      'Draghissimo, ein roter Drache aus Vinyl',
      'Draghissimo, um dragão vermelho de vinil',
    ),
  },
  {
    picture: '/assets/characters/ondalice/creature.webp',
    video: '/assets/clips/acqua-heavy.mp4',
    element: 'Acqua',
    to: 'game',
    kicker: localized('Il gioco', 'Game', 'El juego', 'Le jeu', 'Das Spiel', 'O jogo'),
    title: localized(
      'La tua prima battaglia è gratis',
      'Your first battle is free',
      'Tu primera batalla es gratis',
      'Ton premier combat est gratuit',
      'Dein erster Kampf ist gratis',
      'A tua primeira batalha é grátis',
    ),
    text: localized(
      'Sei carte contro sei, una lezione di due minuti e nessun account da creare. Si gioca anche sul telefono.',
      'Six cards against six and a two-minute tutorial. No account needed, and it works on your phone too.',
      'Seis cartas contra seis, un tutorial de dos minutos y sin crear cuenta. También en el móvil.',
      'Six cartes contre six, un tutoriel de deux minutes et aucun compte à créer. Sur téléphone aussi.',
      'Sechs Karten gegen sechs, eine Lektion von zwei Minuten, kein Konto nötig. Auch auf dem Handy.',
      'Seis cartas contra seis, uma lição de dois minutos e sem criar conta. Também no telemóvel.',
    ),
    button: localized('Gioca ora', 'Play now', 'Jugar ahora', 'Jouer', 'Jetzt spielen', 'Jogar agora'),
    alt: localized(
      'Ondalice, una creatura d’acqua',
      'Ondalice, a water creature',
      'Ondalice, una criatura de agua',
      'Ondalice, une créature d’eau',
      'Ondalice, ein Wasserwesen',
      'Ondalice, uma criatura de água',
    ),
  },
  {
    picture: '/assets/products/tshirt-arcana-teal.webp',
    element: 'Cosmico',
    to: 'collections',
    kicker: localized('Su misura', 'Made to order', 'A medida', 'À personnaliser', 'Nach Maß', 'À medida'),
    title: localized(
      'Il tuo mostro sulla maglietta',
      'Your monster on a T-shirt',
      'Tu monstruo en la camiseta',
      'Ton monstre sur un T-shirt',
      'Dein Monster auf dem T-Shirt',
      'O teu monstro na T-shirt',
    ),
    text: localized(
      'Scegli colore, stampa e taglia. La componi qui, la cuciamo a Verona e arriva a casa tua.',
      'Choose the colour, print and size. You design it here, we make it in Verona and ship it to you.',
      'Elige color, estampado y talla. Tú la diseñas, nosotros la cosemos en Verona y te la enviamos a casa.',
      'Choisis la couleur, le motif et la taille. Tu le composes ici, nous le cousons à Vérone.',
      'Wähle Farbe, Motiv und Größe. Wir nähen es in Verona und schicken es dir nach Hause.',
      'Escolhe a cor, a estampa e o tamanho. Nós cosemo-la em Verona e enviamo-la para tua casa.',
    ),
    button: localized(
      'Personalizza',
      'Design yours',
      'Diseña la tuya',
      'Crée le tien',
      'Selbst gestalten',
      'Cria a tua',
    ),
    alt: localized(
      'Maglietta verde acqua con un mostro stampato',
      'Teal T-shirt with a printed monster',
      'Camiseta verde azulada con un monstruo estampado',
      'T-shirt bleu canard avec un monstre imprimé',
      'Petrolfarbenes T-Shirt mit aufgedrucktem Monster',
      'T-shirt verde-azulada com um monstro estampado',
    ),
  },
]

function slideLink(to: SlideSeed['to'], locale: Locale): string {
  if (typeof to === 'string') return href(to, locale)
  const seed = categorySeeds.find(({ key }) => key === to.category)
  if (!seed) throw new Error(`no category ${to.category}`)
  return href('category', locale, { category: slugOf(seed.name[locale]) })
}

export async function seedSlides(db: Queryable, now: Date): Promise<void> {
  await db.insert(slides).values(
    slideSeeds.map(({ picture, video, element, to, kicker, title, text, button, alt }, position) => ({
      kind: video ? ('video' as const) : ('picture' as const),
      picture,
      video_url: video ?? null,
      element,
      position,
      texts: localizedTextsOf(locale => ({
        kicker: kicker[locale],
        title: title[locale],
        text: text[locale],
        button: button[locale],
        link: slideLink(to, locale),
        alt: alt[locale],
      })),
      updated_at: now,
    })),
  )
}
