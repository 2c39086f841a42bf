/** Promotions of the demo shop: one active, one upcoming, one expired. Days count from the time of seeding. */

import { type LocalizedTexts, localized } from './localized.ts'
import type { CategoryKey } from './product-seed.ts'

export interface PromotionSeed {
  fromDay: number
  toDay: number
  coupon: { code: string; percent: number; minimum: number } | null
  picture: string
  skus: readonly string[]
  categories: readonly CategoryKey[]
  title: LocalizedTexts
  lead: LocalizedTexts
  body: LocalizedTexts // rich text
}

export const promotionSeeds: readonly PromotionSeed[] = [
  {
    fromDay: -3,
    toDay: 11,
    coupon: { code: 'INCANTO15', percent: 15, minimum: 2000 },
    picture: '/assets/products/hero-draghissimo.webp',
    skus: [
      'BA-BX-FUO',
      'BA-PK-COS',
      'BA-FG-DRA',
      'BA-ST-ACQ',
      'BA-AC-SLV',
      'BA-AL-001',
      'BA-DI-FUO',
      'BA-PK-FUO',
    ],
    categories: ['packs', 'figures'],
    title: localized(
      'Settimane d’incanto',
      'Spellbound Weeks',
      'Semanas encantadas',
      'Semaines enchantées',
      'Zauberhafte Wochen',
      'Semanas de encanto',
    ),
    lead: localized(
      'Il 15% in meno su tutto il carrello, da 20 € in su.',
      '15% off your whole cart when you spend €20 or more.',
      'Un 15 % de descuento en todo el carrito, desde 20 €.',
      '15 % de remise sur tout le panier, dès 20 € d’achat.',
      '15 % Rabatt auf den ganzen Warenkorb, ab 20 € Bestellwert.',
      'Menos 15% em todo o carrinho, a partir de 20 €.',
    ),
    body: localized(
      '<p>Copia il codice oppure applicalo da qui. Lo sconto compare nel carrello e resta fino alla cassa. Vale anche sui prodotti già in offerta.</p>',
      '<p>Copy the code or apply it here. You’ll see the discount in your cart and at checkout. It works on reduced items too.</p>',
      '<p>Copia el código o aplícalo desde aquí. El descuento aparece en el carrito y se mantiene hasta el pago. Vale también para lo que ya está rebajado.</p>',
      '<p>Copie le code ou applique-le depuis cette page. La remise s’affiche dans le panier, puis lors de la commande. Elle s’applique aussi aux articles déjà en promotion.</p>',
      '<p>Kopiere den Code oder löse ihn gleich hier ein. Der Rabatt wird an der Kasse abgezogen. Er gilt auch für bereits reduzierte Artikel.</p>',
      '<p>Copia o código ou aplica-o aqui. O desconto aparece no carrinho e mantém-se até finalizares a compra. Também vale para os artigos já em promoção.</p>',
    ),
  },
  {
    fromDay: 12,
    toDay: 26,
    coupon: null,
    picture: '/assets/products/box-acqua.webp',
    skus: ['BA-PK-ACQ', 'BA-ST-ACQ'],
    categories: ['packs'],
    title: localized(
      'Abissi: la marea sale',
      'Abyss: the Tide Rises',
      'Abismos: sube la marea',
      'Abysses : la marée monte',
      'Tiefsee: Die Flut steigt',
      'Abismos: a maré sobe',
    ),
    lead: localized(
      'La serie dal fondo del mare torna a galla con i box e i mazzi d’acqua.',
      'The series from the ocean floor is back, with boxes and Water decks.',
      'La serie del fondo del mar vuelve a flote con cajas y mazos de agua.',
      'La série du fond des mers refait surface avec des boîtes et des decks Eau.',
      'Die Serie vom Meeresgrund taucht wieder auf, mit Boxen und Wasser-Decks.',
      'A série do fundo do mar volta à tona com caixas e baralhos de água.',
    ),
    body: localized(
      '<p>Apriamo le casse appena si asciugano. Nel frattempo puoi allenarti a trattenere il fiato.</p>',
      '<p>We’ll open the crates as soon as they dry. Meanwhile, practise holding your breath.</p>',
      '<p>Abrimos las cajas en cuanto se sequen. Mientras tanto, practica aguantar la respiración.</p>',
      '<p>Nous ouvrons les caisses dès qu’elles sont sèches. En attendant, entraîne-toi à retenir ton souffle.</p>',
      '<p>Wir öffnen die Kisten, sobald sie trocken sind. Bis dahin kannst du Luftanhalten üben.</p>',
      '<p>Abrimos as caixas assim que secarem. Entretanto, treina a suster a respiração.</p>',
    ),
  },
  {
    fromDay: -40,
    toDay: -19,
    coupon: null,
    picture: '/assets/products/pack-oscurita.webp',
    skus: ['BA-PK-COS'],
    categories: ['packs'],
    title: localized(
      'Notte delle zucche',
      'Pumpkin Night',
      'Noche de calabazas',
      'Nuit des citrouilles',
      'Kürbisnacht',
      'Noite das abóboras',
    ),
    lead: localized(
      'Tre notti di buio. Questa promozione è terminata.',
      'Three dark nights. This promotion has ended.',
      'Tres noches de oscuridad. Esta promoción ha terminado.',
      'Trois nuits dans le noir. Cette promotion est terminée.',
      'Drei dunkle Nächte. Diese Aktion ist vorbei.',
      'Três noites de escuro. Esta promoção terminou.',
    ),
    body: localized(
      '<p>Alla prossima zucca.</p>',
      '<p>Until the next pumpkin.</p>',
      '<p>Hasta la próxima calabaza.</p>',
      '<p>À la prochaine citrouille.</p>',
      '<p>Bis zum nächsten Kürbis.</p>',
      '<p>Até à próxima abóbora.</p>',
    ),
  },
]
