/** The rules of the game, in the texts of the game and with the numbers of its engine, so that they always match. */
import { lessonCodes } from '@/contract/endpoints/game/lesson.ts'
import { type Locale, locales } from '@/contract/locales.ts'
import { opponentCodes } from '@/engine/opponents/opponent.ts'
import {
  CHANGE_DAMAGE,
  EDGE,
  GUARD,
  GUARD_COST,
  HEAT_FROM,
  LAST_TURN,
  LEAST_AGAINST_WIND,
  POINTS_TO_WIN,
  TURN_ENERGY,
  WIND,
  WIND_TURNS,
} from '@/engine/rules/standard-numbers.ts'
import deBattle from '@/i18n/locales/de/battle.json' with { type: 'json' }
import deLesson from '@/i18n/locales/de/lesson.json' with { type: 'json' }
import dePrepare from '@/i18n/locales/de/prepare.json' with { type: 'json' }
import enBattle from '@/i18n/locales/en/battle.json' with { type: 'json' }
import enLesson from '@/i18n/locales/en/lesson.json' with { type: 'json' }
import enPrepare from '@/i18n/locales/en/prepare.json' with { type: 'json' }
import esBattle from '@/i18n/locales/es/battle.json' with { type: 'json' }
import esLesson from '@/i18n/locales/es/lesson.json' with { type: 'json' }
import esPrepare from '@/i18n/locales/es/prepare.json' with { type: 'json' }
import frBattle from '@/i18n/locales/fr/battle.json' with { type: 'json' }
import frLesson from '@/i18n/locales/fr/lesson.json' with { type: 'json' }
import frPrepare from '@/i18n/locales/fr/prepare.json' with { type: 'json' }
import itBattle from '@/i18n/locales/it/battle.json' with { type: 'json' }
import itLesson from '@/i18n/locales/it/lesson.json' with { type: 'json' }
import itPrepare from '@/i18n/locales/it/prepare.json' with { type: 'json' }
import ptBattle from '@/i18n/locales/pt/battle.json' with { type: 'json' }
import ptLesson from '@/i18n/locales/pt/lesson.json' with { type: 'json' }
import ptPrepare from '@/i18n/locales/pt/prepare.json' with { type: 'json' }
import { translatorOf } from '@/i18n/translate.ts'
import { type LocalizedTexts, localized } from '../localized.ts'
import { type ArticleSeed, head, list, paragraphs } from './article-seed.ts'

/** The game's own texts of its rules, for articles that repeat them. */
const translate = translatorOf({
  it: { battle: itBattle, lesson: itLesson, prepare: itPrepare },
  en: { battle: enBattle, lesson: enLesson, prepare: enPrepare },
  es: { battle: esBattle, lesson: esLesson, prepare: esPrepare },
  fr: { battle: frBattle, lesson: frLesson, prepare: frPrepare },
  de: { battle: deBattle, lesson: deLesson, prepare: dePrepare },
  pt: { battle: ptBattle, lesson: ptLesson, prepare: ptPrepare },
})

const numbers = {
  points: POINTS_TO_WIN,
  energy: TURN_ENERGY,
  hit: CHANGE_DAMAGE,
  cost: GUARD_COST,
  less: GUARD,
  edge: EDGE,
  from: HEAT_FROM,
  last: LAST_TURN,
  wind: WIND,
  least: LEAST_AGAINST_WIND,
  turns: WIND_TURNS,
}

type Say = (key: string) => string

const inEach = (write: (say: Say, locale: Locale) => string): LocalizedTexts =>
  Object.fromEntries(
    locales.map(locale => [locale, write(key => translate(locale, key, numbers), locale)]),
  ) as LocalizedTexts

const ruleHeads: readonly [rule: string, title: LocalizedTexts][] = [
  ['battle.brief.points', localized('Punti', 'Points', 'Puntos', 'Points', 'Punkte', 'Pontos')],
  ['battle.brief.energy', localized('Energia', 'Energy', 'Energía', 'Énergie', 'Energie', 'Energia')],
  ['battle.brief.change', localized('Cambio', 'Swapping', 'Cambio', 'Échange', 'Wechsel', 'Troca')],
  ['battle.brief.guard', localized('Guardia', 'Guard', 'Guardia', 'Garde', 'Deckung', 'Guarda')],
  ['battle.wheel.help', localized('Vantaggio', 'The edge', 'Ventaja', 'Avantage', 'Vorteil', 'Vantagem')],
  ['battle.brief.wind', localized('Vento', 'Wind', 'Viento', 'Vent', 'Wind', 'Vento')],
  ['battle.brief.trait', localized('Tratti', 'Traits', 'Rasgos', 'Traits', 'Merkmale', 'Traços')],
  ['battle.brief.heat', localized('Calore', 'Heat', 'Calor', 'Chaleur', 'Hitze', 'Calor')],
]

const rulesIntro = localized(
  'Sei carte per parte, una in campo alla volta. A ogni turno puoi cambiare carta, poi usi una mossa, ti metti in guardia o salti. Tutto il resto sta in otto regole.',
  'Six cards a side, one in play at a time. Each turn you may swap cards; then you use a move, go on guard or skip. Everything else is eight rules.',
  'Seis cartas por bando, una en juego cada vez. En cada turno puedes cambiar de carta; después usas un movimiento, te pones en guardia o pasas. Todo lo demás cabe en ocho reglas.',
  'Six cartes par camp, une en jeu à la fois. À chaque tour, tu peux changer de carte ; ensuite tu attaques, tu te mets en garde ou tu passes. Tout le reste tient en huit règles.',
  'Sechs Karten pro Seite, immer eine im Spiel. In jedem Zug darfst du die Karte wechseln; danach setzt du eine Attacke ein, gehst in Deckung oder passt. Alles andere sind acht Regeln.',
  'Seis cartas de cada lado, uma em campo de cada vez. Em cada turno podes trocar de carta; depois usas um golpe, pões-te em guarda ou passas. Tudo o resto cabe em oito regras.',
)

const rulesEnd = localized(
  'Prima di ogni colpo il tavolo ti mostra dove porta. Tocca una mossa una volta per vederlo, una seconda per giocarla.',
  'Before every hit the table shows you where it leads. Tap a move once to see, and again to play it.',
  'Antes de cada golpe la mesa te enseña adónde lleva. Toca un movimiento una vez para verlo y otra para jugarlo.',
  'Avant chaque coup, la table te montre où il mène. Touche une attaque une fois pour le voir, une seconde pour la jouer.',
  'Vor jedem Treffer zeigt dir der Tisch, wohin er führt. Tippe eine Attacke einmal an, um es zu sehen, und noch einmal, um sie zu spielen.',
  'Antes de cada golpe a mesa mostra-te onde leva. Toca num golpe uma vez para ver e outra para o jogar.',
)

const opponentsIntro = localized(
  'Cinque avversari guidati dal computer ti aspettano a ogni ora, e nessuno gioca come un altro. Chi li conosce sa già metà della battaglia.',
  'Five computer opponents are there at any hour, and no two play alike. Know them and you know half the battle.',
  'Cinco rivales del ordenador te esperan a cualquier hora, y ninguno juega como otro. Quien los conoce ya sabe media batalla.',
  'Cinq adversaires menés par l’ordinateur t’attendent à toute heure, et aucun ne joue comme un autre. Les connaître, c’est déjà la moitié du combat.',
  'Fünf Computergegner sind zu jeder Stunde da, und keiner spielt wie der andere. Wer sie kennt, kennt schon den halben Kampf.',
  'Cinco adversários do computador esperam por ti a qualquer hora, e nenhum joga como outro. Quem os conhece já sabe meia batalha.',
)

const lessonsHead = localized(
  'Prima, quattro lezioni',
  'First, four tutorials',
  'Antes, cuatro tutoriales',
  'D’abord, quatre tutoriels',
  'Vorher: vier Lektionen',
  'Antes, quatro lições',
)

const lessonsEnd = localized(
  'Ogni lezione dura due minuti; chi vince riceve una carta per ciascuna delle prime tre, una busta per l’ultima.',
  'Each tutorial takes two minutes, and winning pays: a card for each of the first three, a pack for the last.',
  'Cada tutorial dura dos minutos y ganarlo tiene premio: una carta por cada uno de los tres primeros y un sobre por el último.',
  'Chaque tutoriel dure deux minutes et la victoire rapporte : une carte pour chacun des trois premiers, un booster pour le dernier.',
  'Jede Lektion dauert zwei Minuten, und der Sieg lohnt sich: eine Karte für jede der ersten drei, ein Booster für die letzte.',
  'Cada lição dura dois minutos e a vitória compensa: uma carta por cada uma das três primeiras e uma saqueta pela última.',
)

export const rulesArticles: readonly ArticleSeed[] = [
  {
    category: 'guides',
    author: 'Marco Bianchi',
    avatar: 14,
    character: 'leviatone',
    element: 'Acqua',
    daysAgo: 5,
    title: localized(
      'Una battaglia in otto regole',
      'A battle in eight rules',
      'Una batalla en ocho reglas',
      'Un combat en huit règles',
      'Ein Kampf in acht Regeln',
      'Uma batalha em oito regras',
    ),
    lead: localized(
      'Punti, energia, cambio, guardia, vantaggio, vento, tratti e calore: quello che c’è da sapere prima del primo colpo.',
      'Points, energy, swapping, guard, the edge, the wind, traits and heat: what to know before the first hit.',
      'Puntos, energía, cambio, guardia, ventaja, viento, rasgos y calor: lo que hay que saber antes del primer golpe.',
      'Points, énergie, échange, garde, avantage, vent, traits et chaleur : ce qu’il faut savoir avant le premier coup.',
      'Punkte, Energie, Wechsel, Deckung, Vorteil, Wind, Merkmale und Hitze: was du vor dem ersten Treffer wissen solltest.',
      'Pontos, energia, troca, guarda, vantagem, vento, traços e calor: o que convém saber antes do primeiro golpe.',
    ),
    body: inEach(
      (say, locale) =>
        paragraphs(rulesIntro[locale]) +
        ruleHeads.map(([rule, title]) => head(title[locale]) + paragraphs(say(rule))).join('') +
        paragraphs(rulesEnd[locale]),
    ),
  },
  {
    category: 'guides',
    author: 'Giulia Ferri',
    avatar: 11,
    character: 'gufoneve',
    element: 'Ghiaccio',
    daysAgo: 12,
    title: localized(
      'Cinque avversari, quattro lezioni',
      'Five opponents, four tutorials',
      'Cinco rivales, cuatro tutoriales',
      'Cinq adversaires, quatre tutoriels',
      'Fünf Gegner, vier Lektionen',
      'Cinco adversários, quatro lições',
    ),
    lead: localized(
      'Chi gioca dall’altra parte del tavolo, e dove imparare a tenergli testa.',
      'Who sits on the other side of the table, and where to learn to stand up to them.',
      'Quién juega al otro lado de la mesa, y dónde aprender a plantarle cara.',
      'Qui joue de l’autre côté de la table, et où apprendre à lui tenir tête.',
      'Wer auf der anderen Seite des Tisches spielt, und wo du lernst, dagegenzuhalten.',
      'Quem joga do outro lado da mesa, e onde aprender a fazer-lhe frente.',
    ),
    body: inEach(
      (say, locale) =>
        paragraphs(opponentsIntro[locale]) +
        list(
          ...opponentCodes.map(
            code => `<strong>${say(`prepare.rival.${code}`)}.</strong> ${say(`prepare.rival.${code}_text`)}`,
          ),
        ) +
        head(lessonsHead[locale]) +
        list(
          ...lessonCodes.map(
            code => `<strong>${say(`lesson.name.${code}`)}.</strong> ${say(`lesson.goal.${code}`)}`,
          ),
        ) +
        paragraphs(lessonsEnd[locale]),
    ),
  },
]
