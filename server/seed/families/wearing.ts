/** Clothing, bags, figures, prints, mugs, stickers, and the products of the configurator. */

import { localized, same } from '../localized.ts'
import type { ProductSeed, VariantSeed } from '../product-seed.ts'
import { creatures } from './creatures.ts'
import { type FamilyItem, family } from './family.ts'

const of = (
  name: keyof typeof creatures,
  sku: string,
  picture: string,
  element: ProductSeed['element'],
  overrides: Partial<FamilyItem> = {},
): FamilyItem => ({ ...creatures[name], sku, picture, element, ...overrides })

const sizes = (...stock: [number, number, number, number, number]): VariantSeed[] =>
  (['s', 'm', 'l', 'xl', 'xxl'] as const).map((size, at) => ({
    values: { size },
    stock: stock[at] ?? 0,
    extra: size === 'xxl' ? 200 : 0,
  }))

const formats = (...stock: [number, number, number]): VariantSeed[] =>
  (['30x40', '50x70', '70x100'] as const).map((format, at) => ({
    values: { format },
    stock: stock[at] ?? 0,
    extra: [0, 2000, 4500][at] ?? 0,
  }))

const cotton = localized(
  '100% cotone biologico, 180 g/m²',
  '100% organic cotton, 180 g/m²',
  '100 % algodón orgánico, 180 g/m²',
  '100 % coton bio, 180 g/m²',
  '100 % Bio-Baumwolle, 180 g/m²',
  '100% algodão biológico, 180 g/m²',
)
const insideOut = localized(
  '30 °C, al rovescio',
  'Wash at 30 °C, inside out',
  '30 °C, del revés',
  '30 °C, à l’envers',
  '30 °C, auf links',
  '30 °C, do avesso',
)
const shirtForm = {
  category: 'clothing' as const,
  weight: 190,
  price: 2290,
  reseller: 1550,
  other: 1990,
  stock: null,
  material: 'cotton' as const,
  text: localized(
    'Cotone pesante, taglio dritto, stampa che resiste ai lavaggi e alle rivincite.',
    'Heavy cotton, straight cut, and a print that survives the wash and the rematch.',
    'Algodón grueso, corte recto y un estampado que aguanta los lavados y las revanchas.',
    'Coton épais, coupe droite, une impression qui tient au lavage et aux revanches.',
    'Schwere Baumwolle, gerader Schnitt, ein Druck, der Wäsche und Revanche übersteht.',
    'Algodão grosso, corte direito, uma estampa que resiste às lavagens e às desforras.',
  ),
  facts: { material: cotton, care: insideOut },
}

const shirts = family(
  {
    ...shirtForm,
    title: localized(
      'T-shirt {name}',
      '{name} T-shirt',
      'Camiseta {name}',
      'T-shirt {name}',
      'T-Shirt {name}',
      'T-shirt {name}',
    ),
    subtitle: localized(
      'Cotone biologico · S–XXL',
      'Organic cotton · S–XXL',
      'Algodón orgánico · S–XXL',
      'Coton bio · S–XXL',
      'Bio-Baumwolle · S–XXL',
      'Algodão biológico · S–XXL',
    ),
  },
  [
    of('ondalice', 'BA-TS-OND', 'tshirt-ondalice', 'Acqua', { variants: sizes(6, 11, 8, 2, 5) }),
    of('spettrillo', 'BA-TS-SPE', 'tshirt-spettrillo', 'Oscurità', {
      variants: sizes(0, 4, 9, 7, 3),
      isNew: true,
    }),
    of('germoglino', 'BA-TS-GER', 'tshirt-germoglino', 'Natura', {
      variants: sizes(7, 0, 12, 6, 0),
      discount: 15,
    }),
  ],
)

const team = (colour: 'teal' | 'red' | 'violet', stock: Record<string, number>): VariantSeed[] =>
  Object.entries(stock).map(([size, pieces]) => ({
    values: { colour, size },
    stock: pieces,
    extra: size === 'xxl' ? 200 : 0,
    picture: `tshirt-arcana-${colour}`,
  }))

/** Not every colour exists in every size, so that the variant picker has something to disable. */
const teamShirt: ProductSeed = {
  ...shirtForm,
  sku: 'BA-TS-TEAM',
  element: 'Meccanico',
  picture: 'tshirt-arcana-teal',
  also: ['tshirt-arcana-red', 'tshirt-arcana-violet'],
  price: 2590,
  reseller: 1750,
  other: 2190,
  title: localized(
    'T-shirt Arcana Team',
    'Arcana Team T-shirt',
    'Camiseta Arcana Team',
    'T-shirt Arcana Team',
    'T-Shirt Arcana Team',
    'T-shirt Arcana Team',
  ),
  subtitle: localized(
    'Tre colori · S–XXL',
    'Three colours · S–XXL',
    'Tres colores · S–XXL',
    'Trois couleurs · S–XXL',
    'Drei Farben · S–XXL',
    'Três cores · S–XXL',
  ),
  text: localized(
    'La maglia della squadra della bottega: cotone pesante, tre colori, un robot che fa il tifo. Il viola è stato cucito solo nelle taglie di mezzo, perché il filo è finito.',
    'Our team T-shirt: heavy cotton, three colours, one cheering robot. Violet comes in medium sizes only, because we ran out of thread.',
    'La camiseta del equipo del taller: algodón grueso, tres colores y un robot que anima. La violeta solo se cosió en las tallas medianas, porque se acabó el hilo.',
    'Le maillot de l’équipe de l’atelier : coton épais, trois couleurs, un robot supporter. Le violet n’existe que dans les tailles moyennes, faute de fil.',
    'Das Shirt des Werkstatt-Teams: schwere Baumwolle, drei Farben, ein Roboter, der anfeuert. Violett gibt es nur in den mittleren Größen, weil das Garn ausging.',
    'A camisola da equipa do ateliê: algodão grosso, três cores e um robô que torce. O violeta só foi cosido nos tamanhos do meio, porque a linha acabou.',
  ),
  variants: [
    ...team('teal', { s: 8, m: 14, l: 9, xl: 5, xxl: 3 }),
    ...team('red', { s: 2, m: 0, l: 6, xl: 4 }),
    ...team('violet', { m: 5, l: 7 }),
  ],
}

const totes = family(
  {
    category: 'clothing',
    weight: 160,
    price: 1490,
    reseller: 990,
    stock: 44,
    material: 'cotton',
    title: localized(
      'Borsa di tela {name}',
      '{name} Tote Bag',
      'Bolsa de tela {name}',
      'Sac en toile {name}',
      'Stofftasche {name}',
      'Saco de pano {name}',
    ),
    subtitle: localized(
      'Manici lunghi · 38 × 42 cm',
      'Long handles · 38 × 42 cm',
      'Asas largas · 38 × 42 cm',
      'Anses longues · 38 × 42 cm',
      'Lange Henkel · 38 × 42 cm',
      'Alças compridas · 38 × 42 cm',
    ),
    text: localized(
      'Ci stanno due album, un tappetino e la merenda.',
      'Holds two albums, a playmat and a snack.',
      'Caben dos álbumes, un tapete y la merienda.',
      'Elle contient deux albums, un tapis et le goûter.',
      'Zwei Alben, eine Spielmatte und die Brotzeit passen hinein.',
      'Cabem dois álbuns, um tapete e o lanche.',
    ),
    facts: { care: insideOut },
  },
  [
    of('mokarello', 'BA-TO-MOK', 'tote-mokarello', 'Oggetto'),
    of('nuvoletta', 'BA-TO-NUV', 'tote-nuvoletta', 'Aria', { isNew: true }),
  ],
)

const figures = family(
  {
    category: 'figures',
    weight: 320,
    price: 3490,
    reseller: 2390,
    other: 2990,
    stock: 18,
    material: 'vinyl',
    title: localized(
      'Statuina {name}',
      '{name} Figure',
      'Figura {name}',
      'Figurine {name}',
      'Figur {name}',
      'Figura {name}',
    ),
    subtitle: localized(
      'Vinile · 14 cm',
      'Vinyl · 14 cm',
      'Vinilo · 14 cm',
      'Vinyle · 14 cm',
      'Vinyl · 14 cm',
      'Vinil · 14 cm',
    ),
    text: localized(
      'Vinile opaco, base metallizzata, dipinta a mano e con calma.',
      'Matte vinyl on a metallic base, painted by hand and in no hurry.',
      'Vinilo mate, base metalizada, pintada a mano y con calma.',
      'Vinyle mat, socle métallisé, peinte à la main et sans se presser.',
      'Mattes Vinyl, metallischer Sockel, von Hand und in Ruhe bemalt.',
      'Vinil mate, base metalizada, pintada à mão e com calma.',
    ),
    facts: { size: same('14 × 10 × 9 cm'), age: same('6+') },
  },
  [
    of('ondalice', 'BA-FG-OND', 'figure-ondalice', 'Acqua'),
    of('spettrillo', 'BA-FG-SPE', 'figure-spettrillo', 'Oscurità', { isNew: true, stock: 5 }),
    of('anelluna', 'BA-FG-ANE', 'figure-anelluna', 'Cosmico', { discount: 10 }),
  ],
)

const prints = family(
  {
    category: 'figures',
    weight: 1200,
    price: 2990,
    reseller: 1990,
    other: 2590,
    stock: null,
    material: 'paper',
    title: localized(
      'Stampa {name}',
      '{name} Print',
      'Lámina {name}',
      'Affiche {name}',
      'Druck {name}',
      'Gravura {name}',
    ),
    subtitle: localized(
      'Incorniciata · tre formati',
      'Framed · three formats',
      'Enmarcada · tres formatos',
      'Encadrée · trois formats',
      'Gerahmt · drei Formate',
      'Emoldurada · três formatos',
    ),
    text: localized(
      'Carta cotone, passe-partout bianco e una cornice di legno scuro.',
      'Cotton paper, a white mount and a dark wooden frame.',
      'Papel de algodón, paspartú blanco y marco de madera oscura.',
      'Papier coton, passe-partout blanc et cadre en bois sombre.',
      'Baumwollpapier, weißes Passepartout und ein Rahmen aus dunklem Holz.',
      'Papel de algodão, passe-partout branco e moldura de madeira escura.',
    ),
    facts: {},
    variants: formats(12, 4, 0),
  },
  [
    of('draghissimo', 'BA-PR-DRA', 'print-draghissimo', 'Fuoco'),
    of('leviatone', 'BA-PR-LEV', 'print-leviatone', 'Acqua', { variants: formats(5, 7, 2) }),
    of('novecoda', 'BA-PR-NOV', 'print-novecoda', 'Psichico'),
    of('silvadrago', 'BA-PR-SIL', 'print-silvadrago', 'Natura', { discount: 20 }),
    of('fenicealba', 'BA-PR-FEN', 'print-fenicealba', 'Luce', { isNew: true }),
  ],
)

const mugs = family(
  {
    category: 'figures',
    weight: 380,
    price: 1290,
    reseller: 850,
    stock: 55,
    material: 'ceramic',
    title: localized(
      'Tazza {name}',
      '{name} Mug',
      'Taza {name}',
      'Mug {name}',
      'Tasse {name}',
      'Caneca {name}',
    ),
    subtitle: localized(
      'Ceramica · 33 cl',
      'Ceramic · 330 ml',
      'Cerámica · 33 cl',
      'Céramique · 33 cl',
      'Keramik · 33 cl',
      'Cerâmica · 33 cl',
    ),
    text: localized(
      'Ceramica smaltata, dentro color ottanio, va in lavastoviglie.',
      'Glazed ceramic, teal inside, dishwasher safe.',
      'Cerámica esmaltada, verde azulada por dentro, apta para lavavajillas.',
      'Céramique émaillée, intérieur bleu canard, passe au lave-vaisselle.',
      'Glasierte Keramik, innen petrolfarben, spülmaschinenfest.',
      'Cerâmica esmaltada, azul-petróleo por dentro, vai à máquina da loiça.',
    ),
    facts: { size: same('Ø 8,5 × 9,5 cm') },
  },
  [
    of('mokarello', 'BA-MG-MOK', 'mug-mokarello', 'Oggetto'),
    of('draghissimo', 'BA-MG-DRA', 'mug-draghissimo', 'Fuoco'),
  ],
)

const stickers: ProductSeed = {
  sku: 'BA-CS-ST2',
  category: 'figures',
  element: 'Acqua',
  picture: 'stickers-fondali',
  weight: 20,
  price: 490,
  reseller: 310,
  stock: 150,
  material: 'plastic',
  title: localized(
    'Adesivi Cielo e mare',
    'Sky and Sea Stickers',
    'Pegatinas Cielo y mar',
    'Autocollants Ciel et mer',
    'Sticker Himmel und Meer',
    'Autocolantes Céu e mar',
  ),
  subtitle: localized(
    '5 adesivi · vinile',
    '5 stickers · vinyl',
    '5 unidades · vinilo',
    '5 autocollants · vinyle',
    '5 Stück · Vinyl',
    '5 unidades · vinil',
  ),
  text: localized(
    'Cinque adesivi sagomati che resistono a pioggia, lavastoviglie e ripensamenti.',
    'Five die-cut stickers that survive rain, dishwashers and second thoughts.',
    'Cinco pegatinas troqueladas que resisten lluvia, lavavajillas y cambios de idea.',
    'Cinq autocollants découpés qui résistent à la pluie, au lave-vaisselle et aux regrets.',
    'Fünf ausgestanzte Sticker, die Regen, Spülmaschine und Zweifel überstehen.',
    'Cinco autocolantes recortados que resistem à chuva, à máquina da loiça e ao arrependimento.',
  ),
  facts: {},
}

/** The product that the configurator prints on; without a configuration it is sold plain. */
const ownShirt: ProductSeed = {
  ...shirtForm,
  sku: 'BA-TS-OWN',
  element: 'Oscurità',
  picture: 'tshirt-blank-ink',
  also: ['tshirt-blank-teal', 'tshirt-blank-cream', 'tshirt-blank-violet'],
  title: localized(
    'T-shirt da personalizzare',
    'Your Own T-shirt',
    'Camiseta a tu gusto',
    'T-shirt à personnaliser',
    'T-Shirt nach Wunsch',
    'T-shirt personalizada',
  ),
  subtitle: localized(
    'Colore, personaggio, scritta',
    'Colour, character, text',
    'Color, personaje, texto',
    'Couleur, personnage, texte',
    'Farbe, Charakter, Schriftzug',
    'Cor, personagem, texto',
  ),
  variants: [
    { values: { size: 's' }, stock: 30 },
    { values: { size: 'm' }, stock: 42 },
    { values: { size: 'l' }, stock: 38 },
    { values: { size: 'xl' }, stock: 4 },
    { values: { size: 'xxl' }, stock: 0, extra: 200 },
  ],
}

const ownMug: ProductSeed = {
  sku: 'BA-MG-OWN',
  category: 'figures',
  element: 'Oggetto',
  picture: 'mug-blank-white',
  weight: 380,
  price: 1190,
  reseller: 790,
  stock: 80,
  material: 'ceramic',
  title: localized(
    'Tazza da personalizzare',
    'Your Own Mug',
    'Taza a tu gusto',
    'Mug à personnaliser',
    'Tasse nach Wunsch',
    'Caneca personalizada',
  ),
  subtitle: localized(
    'Ceramica · 33 cl',
    'Ceramic · 330 ml',
    'Cerámica · 33 cl',
    'Céramique · 33 cl',
    'Keramik · 33 cl',
    'Cerâmica · 33 cl',
  ),
  text: localized(
    'Una tazza bianca con due lati da riempire: uno per chi beve, uno per chi guarda.',
    'A white mug with two sides to fill: one for the drinker, one for the audience.',
    'Una taza blanca con dos lados que llenar: uno para quien bebe y otro para quien mira.',
    'Un mug blanc à remplir des deux côtés : un pour qui boit, un pour qui regarde.',
    'Eine weiße Tasse mit zwei Seiten: eine für alle, die trinken, eine für alle, die zusehen.',
    'Uma caneca branca com dois lados para encher: um para quem bebe, outro para quem vê.',
  ),
  facts: { size: same('Ø 8,5 × 9,5 cm') },
}

const ownBag: ProductSeed = {
  sku: 'BA-TO-OWN',
  category: 'clothing',
  element: 'Natura',
  picture: 'tote-blank-natural',
  weight: 160,
  price: 1290,
  reseller: 850,
  stock: 60,
  material: 'cotton',
  title: localized(
    'Borsa da personalizzare',
    'Your Own Tote Bag',
    'Bolsa a tu gusto',
    'Sac à personnaliser',
    'Tasche nach Wunsch',
    'Saco personalizado',
  ),
  subtitle: localized(
    'Manici lunghi · 38 × 42 cm',
    'Long handles · 38 × 42 cm',
    'Asas largas · 38 × 42 cm',
    'Anses longues · 38 × 42 cm',
    'Lange Henkel · 38 × 42 cm',
    'Alças compridas · 38 × 42 cm',
  ),
  text: localized(
    'Tela naturale, manici lunghi, posto per un personaggio e per il resto della spesa.',
    'Natural canvas and long handles, with room for one character and the groceries.',
    'Tela natural, asas largas y sitio para un personaje y para la compra.',
    'Toile naturelle, anses longues, de la place pour un personnage et pour les courses.',
    'Naturstoff, lange Henkel, Platz für einen Charakter und den Wocheneinkauf.',
    'Lona natural, alças compridas, espaço para uma personagem e para as compras.',
  ),
  facts: { care: insideOut },
}

const ownPrint: ProductSeed = {
  sku: 'BA-PR-OWN',
  category: 'figures',
  element: 'Luce',
  picture: 'print-blank-white',
  weight: 900,
  price: 2490,
  reseller: 1690,
  stock: 40,
  material: 'paper',
  title: localized(
    'Stampa da personalizzare',
    'Your Own Print',
    'Lámina a tu gusto',
    'Affiche à personnaliser',
    'Druck nach Wunsch',
    'Gravura personalizada',
  ),
  subtitle: localized(
    'Incorniciata · 30 × 40 cm',
    'Framed · 30 × 40 cm',
    'Enmarcada · 30 × 40 cm',
    'Encadrée · 30 × 40 cm',
    'Gerahmt · 30 × 40 cm',
    'Emoldurada · 30 × 40 cm',
  ),
  text: localized(
    'Un foglio bianco in una cornice scura. I personaggi li metti tu.',
    'A blank sheet in a dark frame. You bring the characters.',
    'Una hoja en blanco en un marco oscuro. Los personajes los pones tú.',
    'Une feuille blanche dans un cadre sombre. Les personnages, c’est toi qui les choisis.',
    'Ein weißes Blatt in dunklem Rahmen. Die Charaktere bestimmst du.',
    'Uma folha branca numa moldura escura. As personagens escolhes tu.',
  ),
  facts: {},
}

export const wearingFamilies: readonly ProductSeed[] = [
  ...shirts,
  teamShirt,
  ...totes,
  ...figures,
  ...prints,
  ...mugs,
  stickers,
  ownShirt,
  ownMug,
  ownBag,
  ownPrint,
]
