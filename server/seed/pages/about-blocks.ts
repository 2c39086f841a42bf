/** The blocks of the demo shop's page about itself. */
import type { PageBlock } from '@/contract/endpoints/site/page-blocks.ts'
import { localized } from '../localized.ts'
import { cards, pictureText, products, quote } from './block-seed.ts'

export const aboutBlocks: readonly PageBlock[] = [
  pictureText('inizio', {
    picture: '/assets/characters/gufosaggio/creature.webp',
    side: 'right',
    element: 'Psichico',
    alt: localized(
      'Gufosaggio, un gufo di vinile',
      'Gufosaggio, a vinyl owl',
      'Gufosaggio, un búho de vinilo',
      'Gufosaggio, un hibou en vinyle',
      'Gufosaggio, eine Eule aus Vinyl',
      'Gufosaggio, um mocho de vinil',
    ),
    title: localized(
      'Tutto cominciò con un gufo',
      'It all began with an owl',
      'Todo empezó con un búho',
      'Tout a commencé par un hibou',
      'Alles begann mit einer Eule',
      'Tudo começou com um mocho',
    ),
    text: localized(
      'Nel retro di una cartoleria di Verona, Giulia disegnò un gufo che sapeva troppe cose. Matteo gli inventò una mossa. Il resto dei mostri arrivò da sé.\nOggi siamo in sei, con lo stesso tavolo e molte più matite.',
      'In the back of a stationery shop in Verona, Giulia drew an owl that knew too much. Matteo gave it a move. The other monsters turned up by themselves.\nToday there are six of us, with the same table and a lot more pencils.',
      'En la trastienda de una papelería de Verona, Giulia dibujó un búho que sabía demasiado. Matteo le inventó un movimiento. Los demás monstruos llegaron solos.\nHoy somos seis, con la misma mesa y muchos más lápices.',
      'Au fond d’une papeterie de Vérone, Giulia dessina un hibou qui en savait trop. Matteo lui inventa une attaque. Les autres monstres arrivèrent tout seuls.\nNous sommes six aujourd’hui, avec la même table et bien plus de crayons.',
      'Im Hinterzimmer eines Schreibwarenladens in Verona zeichnete Giulia eine Eule, die zu viel wusste. Matteo erfand ihr eine Attacke. Die anderen Monster kamen von selbst.\nHeute sind wir zu sechst, am selben Tisch und mit viel mehr Stiften.',
      'Nas traseiras de uma papelaria de Verona, a Giulia desenhou um mocho que sabia demais. O Matteo inventou-lhe um golpe. Os outros monstros apareceram sozinhos.\nHoje somos seis, com a mesma mesa e muitos mais lápis.',
    ),
    button: localized(
      'Conosci i personaggi',
      'Meet the characters',
      'Conoce a los personajes',
      'Rencontre les personnages',
      'Lerne die Charaktere kennen',
      'Conhece as personagens',
    ),
    way: { to: 'characters' },
  }),
  cards(
    'modo',
    3,
    localized(
      'Come lavoriamo',
      'How we work',
      'Cómo trabajamos',
      'Notre façon de travailler',
      'Wie wir arbeiten',
      'Como trabalhamos',
    ),
    [
      {
        icon: 'sparkle',
        title: localized(
          'Disegnate qui',
          'Drawn here',
          'Dibujadas aquí',
          'Dessinées ici',
          'Hier gezeichnet',
          'Desenhadas aqui',
        ),
        text: localized(
          'Ogni creatura nasce nello studio, dalla forma alla voce.',
          'We make every creature in our studio, from its shape to its voice.',
          'Cada criatura se crea en el estudio, desde la forma hasta la voz.',
          'Chaque créature naît à l’atelier, de la forme à la voix.',
          'Jedes Wesen entsteht im Studio, von der Form bis zur Stimme.',
          'Cada criatura nasce no estúdio, da forma à voz.',
        ),
      },
      {
        icon: 'shield-check',
        title: localized(
          'Probabilità in chiaro',
          'Published odds',
          'Probabilidades a la vista',
          'Probabilités affichées',
          'Offene Chancen',
          'Probabilidades à vista',
        ),
        text: localized(
          'Le vedi prima di comprare, e dopo puoi verificare l’estrazione.',
          'You see them before you buy, and you can verify every draw yourself.',
          'Las ves antes de comprar, y puedes repetir el sorteo por tu cuenta.',
          'Tu les vois avant d’acheter, et tu peux refaire le tirage.',
          'Du siehst sie vor dem Kauf und kannst die Ziehung selbst nachrechnen.',
          'Estão à vista antes da compra, e podes repetir o sorteio.',
        ),
      },
      {
        icon: 'package',
        title: localized(
          'Carta e cartone',
          'Paper and card',
          'Papel y cartón',
          'Papier et carton',
          'Papier und Karton',
          'Papel e cartão',
        ),
        text: localized(
          'Pacchi senza plastica, chiusi a mano a Verona.',
          'Plastic-free parcels, packed by hand in Verona.',
          'Paquetes sin plástico, cerrados a mano en Verona.',
          'Colis sans plastique, fermés à la main à Vérone.',
          'Pakete ohne Plastik, in Verona von Hand gepackt.',
          'Pacotes sem plástico, fechados à mão em Verona.',
        ),
      },
    ],
  ),
  quote(
    'detto',
    localized(
      'Una carta è fatta bene quando la tieni in mano e ti viene voglia di raccontarla.',
      'You know a card is right when you hold it and want to tell its story.',
      'Una carta está bien hecha cuando la tienes en la mano y te dan ganas de contarla.',
      'Une carte est réussie quand, en main, elle donne envie d’être racontée.',
      'Eine Karte ist gelungen, wenn man sie in der Hand hält und von ihr erzählen möchte.',
      'Uma carta está bem feita quando a tens na mão e te apetece contá-la.',
    ),
    'Giulia Ferri',
  ),
  products(
    'novita',
    localized(
      'Appena usciti',
      'Just out',
      'Recién salidos',
      'Tout juste sortis',
      'Gerade erschienen',
      'Acabados de sair',
    ),
  ),
]
