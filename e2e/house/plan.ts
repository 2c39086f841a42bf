/**
 * The plan of the house: which room a file stands in, whom it may import, which packages it owns alone.
 * `plan.test.ts` holds the tree against it; whoever needs another arrow changes the plan first.
 */

export interface Room {
  name: string
  at: RegExp // paths from the root of the repository
  imports: readonly string[] // names of rooms, beside itself
  why: string // ends the sentence "A may not import B because …"
}

/** In matching order: the first room whose pattern fits holds the file. */
export const rooms: readonly Room[] = [
  {
    name: 'engine',
    at: /^src\/engine\//,
    imports: [],
    why: 'the rules are pure functions that import nothing',
  },
  {
    name: 'contract',
    at: /^src\/contract\//,
    imports: ['engine'],
    why: 'it is a promise, not an implementation',
  },
  {
    name: 'catalogue',
    at: /^assets\/catalogue\//,
    imports: ['contract', 'engine'],
    why: 'it is data: art, sound, clips and seed read it',
  },
  {
    name: 'translate',
    at: /^src\/i18n\/(?!react|words)/,
    imports: ['contract', 'engine'],
    why: 'the server translates with it too, so it knows neither browser nor React',
  },
  { name: 'i18n', at: /^src\/i18n\//, imports: ['translate', 'contract'], why: 'it only fetches words' },
  {
    name: 'ui',
    at: /^src\/ui\//,
    imports: ['contract'],
    why: 'the design system knows no data and no route',
  },
  { name: 'audio', at: /^src\/audio\//, imports: ['contract'], why: 'it plays cues by name' },
  {
    name: 'stage',
    at: /^src\/stage\//,
    imports: ['engine', 'contract'],
    why: 'it draws facts and emits gestures; words, sound and state are handed in',
  },
  { name: 'api', at: /^src\/api\//, imports: ['contract'], why: 'what it needs of the session is handed in' },
  {
    name: 'realtime',
    at: /^src\/realtime\//,
    imports: ['contract'],
    why: 'what it needs of the session is handed in',
  },
  {
    name: 'stores',
    at: /^src\/stores\//,
    imports: ['contract'],
    why: 'server facts stay in the query cache',
  },
  {
    name: 'service-worker',
    at: /^src\/service-worker\//,
    imports: ['contract'],
    why: 'it lives beside the page, knows requests alone and must stay small',
  },
  {
    name: 'feature',
    at: /^src\/features\//,
    imports: ['contract', 'api', 'realtime', 'stores', 'ui', 'i18n', 'translate'],
    why: 'pages compose features; features know neither pages nor each other',
  },
  {
    name: 'app',
    at: /^src\/(app\/|main\.tsx)/,
    imports: [
      'engine',
      'contract',
      'translate',
      'i18n',
      'ui',
      'audio',
      'stage',
      'api',
      'realtime',
      'stores',
      'feature',
    ],
    why: 'it is the top floor',
  },
  {
    name: 'kernel',
    at: /^server\/(kernel\/|config\.ts)/,
    imports: ['contract', 'translate', 'server-schema'],
    why: 'modules stand on it, not it on them',
  },
  {
    name: 'server-realtime',
    at: /^server\/realtime\//,
    imports: [],
    why: 'it speaks a protocol and knows no shop and no game',
  },
  { name: 'server-schema', at: /^server\/db\/schema\//, imports: ['contract'], why: 'tables know no code' },
  {
    name: 'mail',
    at: /^server\/mail\//,
    imports: ['contract', 'translate', 'kernel', 'server-schema'],
    why: 'letters are told facts',
  },
  {
    name: 'module',
    at: /^server\/modules\//,
    imports: ['contract', 'engine', 'translate', 'kernel', 'mail', 'server-schema', 'server-realtime'],
    why: 'a module stands on the kernel and on the modules before it',
  },
  {
    name: 'server',
    at: /^server\//,
    imports: [
      'catalogue',
      'contract',
      'engine',
      'translate',
      'kernel',
      'mail',
      'module',
      'server-realtime',
      'server-schema',
    ],
    why: 'src never reaches the server, nor the server the browser: the painter is a built file behind contract/painting',
  },
]

/** Rooms of the game's features may also use these. */
export const gameFeatureImports = ['engine', 'stage', 'audio'] as const

/** The administration is drawn with react-admin and what it stands on; no other feature may, so that shoppers never load it. */
export const adminFeaturePackages =
  /^react-admin$|^@mui\/material|^@mui\/x-charts|^@tiptap\/|^@dnd-kit\/|^react-hook-form$/

/** Packages that one room owns alone (tests beside the code excepted). */
export const owned: readonly { packages: RegExp; rooms: readonly string[] }[] = [
  { packages: /^@mui\/|^@emotion\//, rooms: ['ui'] },
  { packages: /^react-admin$|^@tiptap\/|^@dnd-kit\//, rooms: [] }, // the administration's features alone
  { packages: /^howler$/, rooms: ['audio'] },
  { packages: /^pixi\.js|^@pixi\/|^gsap|^@gsap\//, rooms: ['stage'] },
  { packages: /^axios$/, rooms: ['api'] },
  { packages: /^laravel-echo$|^pusher-js/, rooms: ['realtime'] },
  { packages: /^zustand/, rooms: ['stores'] },
  { packages: /^zod/, rooms: ['contract', 'kernel', 'mail', 'module'] },
  { packages: /^fastify|^@fastify\//, rooms: ['kernel', 'server', 'server-realtime', 'module'] },
  { packages: /^drizzle-orm/, rooms: ['kernel', 'server', 'server-schema', 'module', 'mail'] },
  { packages: /^i18next$/, rooms: ['i18n'] },
]

/** Modules of the server in the order they stand: each may import those before it. */
export const moduleOrder: readonly string[] = [
  'audit',
  'settings',
  'media',
  'slides',
  'characters',
  'cards',
  'packs',
  'auth',
  'account',
  'decks',
  'creations',
  'battles',
  'ladder',
  'matches',
  'lobby',
  'addresses',
  'catalog',
  'product-administration',
  'catalog-administration',
  'offers',
  'collections',
  'coupons',
  'promotions',
  'rooms',
  'documents',
  'shipping',
  'payments',
  'cart-quote',
  'invoices',
  'orders',
  'reviews',
  'product-requests',
  'after-sale',
  'customers',
  'pages',
  'blog',
  'newsletter',
  'content-calls',
  'realtime',
  'users',
  'administration',
]
