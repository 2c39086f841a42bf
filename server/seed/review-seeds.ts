/** Buyers and their reviews, each in their own language. */
import type { Locale } from '@/contract/locales.ts'

export interface BuyerSeed {
  name: string
  email: string
  locale: Locale
  picture: string | null
  reviews: readonly { sku: string; stars: 1 | 2 | 3 | 4 | 5; title: string; text: string }[]
}

export const buyerSeeds: readonly BuyerSeed[] = [
  {
    name: 'Chiara Monti',
    email: 'chiara@shoppers.example',
    locale: 'it',
    picture: 'avatar:4',
    reviews: [
      {
        sku: 'BA-BX-FUO',
        stars: 5,
        title: 'Due mitiche in un box',
        text: 'Arrivato in un giorno. Stampa bellissima, mio figlio ha già montato un mazzo Fuoco e gioca con i cugini.',
      },
      {
        sku: 'BA-FG-DRA',
        stars: 5,
        title: 'Guarda dallo scaffale',
        text: 'Dipinta benissimo, la base pesa e non cade. Il drago ha conquistato anche la nonna.',
      },
      {
        sku: 'BA-PK-FUO',
        stars: 4,
        title: 'Profuma di nuovo',
        text: 'Buste ben sigillate. Una rara su quattro, la prossima volta spero meglio.',
      },
    ],
  },
  {
    name: 'Davide Rossi',
    email: 'davide@shoppers.example',
    locale: 'it',
    picture: 'avatar:9',
    reviews: [
      {
        sku: 'BA-BX-FUO',
        stars: 4,
        title: 'Ottimo, scatola un po’ ammaccata',
        text: 'Carte perfette. L’angolo del box era schiacciato, l’assistenza ha mandato una busta in omaggio.',
      },
      {
        sku: 'BA-AC-MAT',
        stars: 5,
        title: 'Non scivola',
        text: 'Bordo cucito bene e gomma che tiene. Lavato una volta, è tornato come prima.',
      },
      {
        sku: 'BA-TS-DRA',
        stars: 4,
        title: 'Bella, veste largo',
        text: 'Cotone pesante e stampa nitida. Prendete una taglia in meno se la volete aderente.',
      },
    ],
  },
  {
    name: 'Ludoteca Drago',
    email: 'ludoteca@shoppers.example',
    locale: 'it',
    picture: null,
    reviews: [
      {
        sku: 'BA-BX-FUO',
        stars: 5,
        title: 'Va a ruba',
        text: 'Terzo ordine per la ludoteca. Fattura subito e pacco sempre intero.',
      },
      {
        sku: 'BA-ST-ACQ',
        stars: 5,
        title: 'Per cominciare è perfetto',
        text: 'Regole su una pagina, mazzi equilibrati. Dopo dieci minuti giocano da soli.',
      },
      {
        sku: 'BA-AC-DIC',
        stars: 3,
        title: 'Belli ma piccoli',
        text: 'I numeri dorati si leggono bene solo con la luce giusta.',
      },
    ],
  },
  {
    name: 'Tom Walker',
    email: 'tom@shoppers.example',
    locale: 'en',
    picture: 'avatar:2',
    reviews: [
      {
        sku: 'BA-BX-FUO',
        stars: 5,
        title: 'Worth the wait',
        text: 'Took a week to reach Cork, but everything was sealed and the foils are gorgeous.',
      },
      {
        sku: 'BA-AL-001',
        stars: 5,
        title: 'Proper binder',
        text: 'Side-loading pockets and the elastic doesn’t sag. Room for everything.',
      },
    ],
  },
  {
    name: 'Marta König',
    email: 'marta@shoppers.example',
    locale: 'de',
    picture: 'avatar:14',
    reviews: [
      {
        sku: 'BA-FG-DRA',
        stars: 5,
        title: 'Sauber bemalt',
        text: 'Keine Farbkleckse, der Sockel steht fest. Mein Sohn will jetzt auch den Fuchs.',
      },
      {
        sku: 'BA-PK-COS',
        stars: 4,
        title: 'Schöne Folie',
        text: 'Die Umlaufbahnen glänzen wirklich. Leider keine Legende dabei.',
      },
    ],
  },
  {
    name: 'Inés Prado',
    email: 'ines@shoppers.example',
    locale: 'es',
    picture: 'avatar:6',
    reviews: [
      {
        sku: 'BA-AC-MAT',
        stars: 4,
        title: 'Muy cómodo',
        text: 'Se enrolla bien y no huele a goma. El color es algo más oscuro que en la foto.',
      },
      {
        sku: 'BA-CS-MUG',
        stars: 5,
        title: 'Mi taza de cada mañana',
        text: 'Grande, resistente y el interior verde es precioso.',
      },
    ],
  },
  {
    name: 'Luc Bernard',
    email: 'luc@shoppers.example',
    locale: 'fr',
    picture: 'avatar:1',
    reviews: [
      {
        sku: 'BA-AC-SLV',
        stars: 4,
        title: 'Se mélangent bien',
        text: 'Une ou deux étaient un peu serrées, le reste est impeccable.',
      },
      {
        sku: 'BA-BX-FUO',
        stars: 5,
        title: 'Un vrai plaisir',
        text: 'Ouvert en famille un dimanche de pluie\u00a0: trois rares et beaucoup de rires.',
      },
    ],
  },
  {
    name: 'Rui Santos',
    email: 'rui@shoppers.example',
    locale: 'pt',
    picture: null,
    reviews: [
      {
        sku: 'BA-ST-ACQ',
        stars: 4,
        title: 'Bom para começar',
        text: 'As regras são claras e os baralhos estão equilibrados. O tapete é de papel, mas chega.',
      },
      {
        sku: 'BA-CS-STK',
        stars: 5,
        title: 'Colam a sério',
        text: 'Já foram à máquina na minha garrafa e continuam lá.',
      },
    ],
  },
]
