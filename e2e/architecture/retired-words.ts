/**
 * Words that are no longer used in names, with their replacements. `retired-words.test.ts` rejects them in file names
 * and exported names. A name in which such a word is correct is in `exceptions` with its reason.
 */
export interface RetiredWord {
  words: readonly string[] // lower case, as they occur between the humps of a name or the hyphens of a file
  instead: string
}

export const retiredWords: readonly RetiredWord[] = [
  { words: ['told', 'tell', 'tells', 'untold'], instead: 'audited, notified, announced or emitted' },
  { words: ['kept', 'keep', 'keeps', 'keeper', 'keeping'], instead: 'cached, persisted or saved' },
  { words: ['register', 'registers'], instead: 'audit log; to register an account is an exception' },
  { words: ['letter', 'letters'], instead: 'email or template' },
  {
    words: ['paint', 'paints', 'painted', 'painter', 'painters', 'painting', 'repaint'],
    instead: 'render on the server, draw on a canvas',
  },
  { words: ['fault', 'faults', 'faulty'], instead: 'field error, or security test' },
  { words: ['shelf', 'shelves'], instead: 'search index, cache, carousel, pool or list' },
  { words: ['bench'], instead: 'editor; bench/ measures' },
  {
    words: ['question', 'questions', 'answer', 'answers', 'answered', 'answering'],
    instead: 'query and response, or what they hold',
  },
  { words: ['door', 'doors'], instead: 'entry point or link' },
  { words: ['figure', 'figures'], instead: 'number or artwork' },
  { words: ['calm', 'calmed', 'calmly'], instead: 'reducedMotion' },
  { words: ['film', 'films', 'filmed'], instead: 'video' },
  { words: ['speaker', 'speakers'], instead: 'i18n instance' },
  { words: ['six'], instead: 'perLocale, inEveryLocale or texts' },
  { words: ['world', 'worlds'], instead: 'app context, or test fixture' },
  { words: ['desk', 'desks'], instead: 'order entry' },
  { words: ['moment', 'moments'], instead: 'timestamp, date or event context' },
  {
    words: ['takeover', 'lend', 'lends', 'lent', 'lending'],
    instead: 'hydration, dehydrated state; acquire',
  },
  { words: ['wear', 'wears', 'worn', 'wearing'], instead: 'apply or use' },
  { words: ['breathe', 'breath'], instead: 'yieldToMain' },
  { words: ['house'], instead: 'architecture' },
  { words: ['bag', 'bags'], instead: 'cart' },
  { words: ['hear', 'hears', 'heard'], instead: 'listen, receive or measure' },
  { words: ['parting'], instead: 'change, leaving' },
  { words: ['saying', 'sayings'], instead: 'report or message' },
  { words: ['toy', 'toys'], instead: 'card or creature' },
]

export interface Exception {
  name: string // exported name, or file from the root
  why: string
}

const phosphor = 'named by the icon set'
const account = 'what a visitor does: to register an account'
const artKind = 'the API names this kind of artwork: `art.kind` is `figure`'
const faq = 'questions and answers that people read'
const vinyl = 'vinyl figures are products'
const drawnDoor = 'a door that is drawn in the lobby'

export const exceptions: readonly Exception[] = [
  { name: 'iconDoor', why: phosphor },
  { name: 'iconHouse', why: phosphor },
  { name: 'iconQuestion', why: phosphor },
  { name: 'iconDotsSixVertical', why: phosphor },
  { name: 'iconGearSix', why: phosphor },
  { name: 'iconSpeakerHigh', why: phosphor },
  { name: 'iconSpeakerSlash', why: phosphor },
  { name: 'iconSpeakerX', why: phosphor },

  { name: 'register', why: account },
  { name: 'registerAccount', why: account },
  { name: 'registerPerson', why: account },
  { name: 'RegisterForm', why: account },
  { name: 'RegisterPage', why: account },
  { name: 'server/modules/auth/register.ts', why: account },
  { name: 'src/app/routes/account/register.tsx', why: account },
  { name: 'src/features/account/auth/register-form.tsx', why: account },
  { name: 'src/features/account/auth/register-form.test.tsx', why: account },
  { name: 'registerErrorPages', why: 'Fastify registers plugins' },

  { name: 'FigureArt', why: artKind },
  { name: 'FigureFace', why: artKind },
  { name: 'figureFaces', why: artKind },
  { name: 'figureReach', why: artKind },
  { name: 'FigurePicker', why: artKind },
  { name: 'FigurePickerProps', why: artKind },
  { name: 'FigureTuning', why: artKind },
  { name: 'KnownFigure', why: artKind },
  { name: 'figureLayers', why: artKind },
  { name: 'isFigure', why: artKind },
  { name: 'withFigure', why: artKind },
  { name: 'useFigureColour', why: artKind },
  { name: 'src/features/game/creator/panels/figure-picker.tsx', why: artKind },
  { name: 'src/features/game/creator/panels/figure-picker.module.css', why: artKind },
  { name: 'src/features/game/creator/panels/use-figure-colour.ts', why: artKind },
  { name: 'src/ui/card/figure-layers.ts', why: artKind },
  { name: 'figure', why: vinyl },
  { name: 'figureProducts', why: vinyl },
  { name: 'server/seed/products-figures.ts', why: vinyl },

  { name: 'doorNames', why: drawnDoor },
  { name: 'DoorName', why: drawnDoor },
  { name: 'doorLooks', why: drawnDoor },
  { name: 'doorTarget', why: drawnDoor },
  { name: 'LobbyDoor', why: drawnDoor },
  { name: 'DoorPlace', why: drawnDoor },
  { name: 'src/stage/scenes/lobby/draw-door.ts', why: drawnDoor },
  { name: 'src/stage/scenes/lobby/lobby-door.tsx', why: drawnDoor },

  { name: 'QuestionList', why: faq },
  { name: 'QuestionSeed', why: faq },
  { name: 'QuestionsFields', why: faq },
  { name: 'newQuestion', why: faq },
  { name: 'findQuestions', why: faq },
  { name: 'questions', why: faq },
  { name: 'questionsOf', why: 'what customers asked about their orders, in the export of their data' },
  { name: 'src/features/admin/content/pages/blocks/questions-fields.tsx', why: faq },
  { name: 'src/features/site/pages/blocks/question-list.tsx', why: faq },
  { name: 'src/features/site/pages/blocks/question-list.module.css', why: faq },
  { name: 'src/features/site/pages/find-questions.ts', why: faq },
  { name: 'src/features/site/pages/find-questions.test.ts', why: faq },

  { name: 'shelvesFragment', why: 'the drawn wall has shelves' },
  { name: 'wearingFamilies', why: 'products that are worn' },
  { name: 'server/seed/families/wearing.ts', why: 'products that are worn' },
  { name: 'scripts/bench.mjs', why: 'runs the benchmarks' },
  { name: 'iconShoppingBag', why: phosphor },
  { name: 'partingShot', why: 'the name of a trait' },
]
