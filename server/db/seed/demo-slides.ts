/** The slideshow of the demo shop; links lead through `href`, so they are right in every language. */
import type { CardType } from '../../../src/contract/characters.ts'
import { href, type ScreenName } from '../../../src/contract/paths.ts'
import { sixOf } from '../../../src/contract/six-texts.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { slides } from '../schema/slides.ts'
import { type SixTexts, six } from './six.ts'

interface SlideSeed {
  picture: string
  video?: string
  element: CardType
  to: ScreenName
  kicker: SixTexts
  title: SixTexts
  text: SixTexts
  button: SixTexts
  alt: SixTexts
}

const slideSeeds: readonly SlideSeed[] = [
  {
    picture: '/assets/products/hero-draghissimo.webp',
    element: 'Fuoco',
    to: 'shop',
    kicker: six('Serie 1', 'Series 1', 'Serie 1', 'Série 1', 'Serie 1', 'Série 1'),
    title: six(
      'Apri. Colleziona. Combatti.',
      'Open. Collect. Battle.',
      'Abre. Colecciona. Combate.',
      'Ouvre. Collectionne. Combats.',
      'Öffnen. Sammeln. Kämpfen.',
      'Abre. Coleciona. Combate.',
    ),
    text: six(
      '149 mostri di vinile ti aspettano nelle buste. Quello che trovi finisce nell’album, e dall’album scende in campo.',
      '149 vinyl monsters are waiting in the packs. What you pull goes into your album, and from there into battle.',
      '149 monstruos de vinilo te esperan en los sobres. Lo que te toca va al álbum, y del álbum salta al campo.',
      '149 monstres en vinyle t’attendent dans les boosters. Ce que tu tires rejoint ton album, puis le combat.',
      '149 Vinylmonster warten in den Boostern. Was du ziehst, kommt ins Album und von dort in den Kampf.',
      '149 monstros de vinil esperam por ti nas saquetas. O que te sai vai para o álbum, e do álbum para o combate.',
    ),
    button: six(
      'Guarda le buste',
      'See the packs',
      'Ver los sobres',
      'Voir les boosters',
      'Zu den Boostern',
      'Ver as saquetas',
    ),
    alt: six(
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
    kicker: six('Il gioco', 'The game', 'El juego', 'Le jeu', 'Das Spiel', 'O jogo'),
    title: six(
      'La tua prima battaglia è gratis',
      'Your first battle is free',
      'Tu primera batalla es gratis',
      'Ton premier combat est gratuit',
      'Dein erster Kampf ist gratis',
      'A tua primeira batalha é grátis',
    ),
    text: six(
      'Sei carte contro sei, una lezione di due minuti e nessun account da creare. Si gioca anche sul telefono.',
      'Six cards against six, a two-minute lesson and no account needed. It plays on your phone too.',
      'Seis cartas contra seis, una lección de dos minutos y sin crear cuenta. También en el móvil.',
      'Six cartes contre six, une leçon de deux minutes et aucun compte à créer. Sur téléphone aussi.',
      'Sechs Karten gegen sechs, zwei Minuten Lektion, kein Konto nötig. Auch auf dem Handy.',
      'Seis cartas contra seis, uma lição de dois minutos e nenhuma conta a criar. Também no telemóvel.',
    ),
    button: six('Gioca ora', 'Play now', 'Jugar ahora', 'Jouer', 'Jetzt spielen', 'Jogar agora'),
    alt: six(
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
    kicker: six('Su misura', 'Made to order', 'A medida', 'Sur mesure', 'Nach Maß', 'À medida'),
    title: six(
      'Il tuo mostro sulla maglietta',
      'Your monster on a T-shirt',
      'Tu monstruo en la camiseta',
      'Ton monstre sur un T-shirt',
      'Dein Monster auf dem T-Shirt',
      'O teu monstro na t-shirt',
    ),
    text: six(
      'Scegli colore, stampa e taglia: la componi qui, la cuciamo a Verona e arriva a casa tua.',
      'Choose colour, print and size: you put it together here, we sew it in Verona and send it home.',
      'Elige color, estampado y talla: la compones aquí, la cosemos en Verona y llega a tu casa.',
      'Choisis la couleur, le motif et la taille : tu le composes ici, nous le cousons à Vérone.',
      'Wähle Farbe, Motiv und Größe: Du stellst es hier zusammen, wir nähen es in Verona.',
      'Escolhe cor, estampado e tamanho: compões aqui, cosemos em Verona e chega a tua casa.',
    ),
    button: six(
      'Componi',
      'Design yours',
      'Diseña la tuya',
      'Crée le tien',
      'Selbst gestalten',
      'Cria a tua',
    ),
    alt: six(
      'Maglietta verde acqua con un mostro stampato',
      'Teal T-shirt with a printed monster',
      'Camiseta verde azulada con un monstruo estampado',
      'T-shirt bleu-vert avec un monstre imprimé',
      'Petrolfarbenes T-Shirt mit aufgedrucktem Monster',
      'T-shirt verde-azulada com um monstro estampado',
    ),
  },
]

export async function seedSlides(db: Queryable, now: Date): Promise<void> {
  await db.insert(slides).values(
    slideSeeds.map(({ picture, video, element, to, kicker, title, text, button, alt }, position) => ({
      kind: video ? ('video' as const) : ('picture' as const),
      picture,
      video_url: video ?? null,
      element,
      position,
      texts: sixOf(locale => ({
        kicker: kicker[locale],
        title: title[locale],
        text: text[locale],
        button: button[locale],
        link: href(to, locale),
        alt: alt[locale],
      })),
      updated_at: now,
    })),
  )
}
