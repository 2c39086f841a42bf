/** Promotions of the demo shop: one that runs, one to come, one that is over. Days count from the seeding. */
import type { CategoryKey } from './product-seed.ts'
import { type SixTexts, six } from './six.ts'

export interface PromotionSeed {
  fromDay: number
  toDay: number
  coupon: { code: string; percent: number; minimum: number } | null
  picture: string
  skus: readonly string[]
  categories: readonly CategoryKey[]
  title: SixTexts
  lead: SixTexts
  body: SixTexts // rich text
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
    title: six(
      'Settimane d’incanto',
      'Spellbound Weeks',
      'Semanas de hechizo',
      'Semaines enchantées',
      'Zauberhafte Wochen',
      'Semanas de encanto',
    ),
    lead: six(
      'Il 15 % in meno su tutto il carrello, da 20 € in su. Il drago ha promesso di non alzare i prezzi.',
      '15% off the whole cart, from €20 on. The dragon promised not to raise the prices.',
      'Un 15 % menos en todo el carrito, desde 20 €. El dragón ha prometido no subir los precios.',
      '15 % de moins sur tout le panier, dès 20 €. Le dragon a promis de ne pas augmenter les prix.',
      '15 % weniger auf den ganzen Warenkorb, ab 20 €. Der Drache hat versprochen, die Preise nicht anzuheizen.',
      'Menos 15 % em todo o carrinho, a partir de 20 €. O dragão prometeu não subir os preços.',
    ),
    body: six(
      '<p>Copia il codice oppure applicalo da qui: lo sconto compare nel carrello e resta fino alla cassa. Vale anche su quello che è già in offerta.</p>',
      '<p>Copy the code or apply it from here: the discount shows in the cart and stays until checkout. It works on reduced items too.</p>',
      '<p>Copia el código o aplícalo desde aquí: el descuento aparece en el carrito y se queda hasta la caja. Vale también para lo que ya está rebajado.</p>',
      '<p>Copie le code ou applique-le d’ici : la remise apparaît dans le panier et y reste jusqu’à la caisse. Elle vaut aussi sur ce qui est déjà soldé.</p>',
      '<p>Kopier den Code oder löse ihn gleich hier ein: Der Rabatt steht im Warenkorb und bleibt bis zur Kasse. Er gilt auch für schon Reduziertes.</p>',
      '<p>Copia o código ou aplica-o daqui: o desconto aparece no carrinho e fica até à caixa. Vale também para o que já está em saldo.</p>',
    ),
  },
  {
    fromDay: 12,
    toDay: 26,
    coupon: null,
    picture: '/assets/products/box-acqua.webp',
    skus: ['BA-PK-ACQ', 'BA-ST-ACQ'],
    categories: ['packs'],
    title: six(
      'Abissi: la marea sale',
      'Abyss: the Tide Rises',
      'Abismos: sube la marea',
      'Abysses : la marée monte',
      'Abgründe: Die Flut steigt',
      'Abismos: a maré sobe',
    ),
    lead: six(
      'La serie dal fondo del mare torna a galla con le box e i mazzi d’acqua.',
      'The series from the sea floor surfaces again with boxes and water decks.',
      'La serie del fondo del mar vuelve a flote con cajas y mazos de agua.',
      'La série du fond des mers refait surface avec coffrets et decks d’eau.',
      'Die Serie vom Meeresgrund taucht wieder auf, mit Boxen und Wasserdecks.',
      'A série do fundo do mar volta à tona com caixas e baralhos de água.',
    ),
    body: six(
      '<p>Apriamo le casse appena si asciugano. Nel frattempo puoi allenarti a trattenere il fiato.</p>',
      '<p>We open the crates as soon as they dry. Meanwhile you can practise holding your breath.</p>',
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
    title: six(
      'Notte delle zucche',
      'Pumpkin Night',
      'Noche de calabazas',
      'Nuit des citrouilles',
      'Kürbisnacht',
      'Noite das abóboras',
    ),
    lead: six(
      'Tre notti di buio, poi la luce: è andata.',
      'Three nights of dark, then light: it is over.',
      'Tres noches de oscuridad y luego luz: ya pasó.',
      'Trois nuits de noir, puis la lumière : c’est fini.',
      'Drei dunkle Nächte, dann Licht: vorbei.',
      'Três noites de escuro, depois luz: já passou.',
    ),
    body: six(
      '<p>Alla prossima zucca.</p>',
      '<p>Until the next pumpkin.</p>',
      '<p>Hasta la próxima calabaza.</p>',
      '<p>À la prochaine citrouille.</p>',
      '<p>Bis zum nächsten Kürbis.</p>',
      '<p>Até à próxima abóbora.</p>',
    ),
  },
]
