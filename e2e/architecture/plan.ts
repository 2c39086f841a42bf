/**
 * The import plan: the folder of a file, what it may import, and which packages only it may use. `plan.test.ts` checks
 * the repository against it. A new dependency changes the plan first.
 */

export interface Room {
  name: string
  at: RegExp // paths from the root of the repository
  imports: readonly string[] // names of folders, in addition to its own
  why: string // ends the sentence "A may not import B because …"
}

/** Designs and rules that depend neither on the browser nor on the server. */
const shared = ['design', 'domain', 'lib'] as const

/** In matching order: a file belongs to the first entry whose pattern matches. */
export const rooms: readonly Room[] = [
  {
    name: 'engine',
    at: /^src\/engine\//,
    imports: [],
    why: 'the rules are pure functions that import nothing',
  },
  {
    name: 'lib',
    at: /^src\/lib\//,
    imports: [],
    why: 'it holds pure helpers that know nothing of the product',
  },
  {
    name: 'domain',
    at: /^src\/domain\//,
    imports: ['engine', 'lib'],
    why: 'it holds pure rules that server and client both compute',
  },
  {
    name: 'contract',
    at: /^src\/contract\//,
    imports: ['engine', 'domain', 'lib'],
    why: 'it is a promise, not an implementation',
  },
  {
    name: 'design',
    at: /^src\/design\//,
    imports: ['contract', 'domain', 'engine', 'lib'],
    why: 'it holds looks as data, for page, stage and server',
  },
  {
    name: 'catalogue',
    at: /^assets\/(catalogue\/|products\/(looks|tones|views\/view-names)\.ts$)/,
    imports: ['contract', 'engine', 'design', 'domain', 'lib'],
    why: 'it is data: art, sound, clips and seed read it',
  },
  {
    name: 'translate',
    at: /^src\/i18n\/(?!react|use-|words)/,
    imports: ['contract', 'engine', 'domain', 'lib'],
    why: 'the server translates with it too, so it knows neither browser nor React',
  },
  {
    name: 'i18n',
    at: /^src\/i18n\//,
    imports: ['translate', 'contract', 'domain', 'lib'],
    why: 'it only fetches words',
  },
  {
    name: 'ui',
    at: /^src\/ui\//,
    imports: ['contract', 'design', 'domain', 'lib'],
    why: 'the design system knows no data and no route',
  },
  {
    name: 'forms',
    at: /^src\/forms\//,
    imports: ['ui', 'i18n', 'contract', 'lib'],
    why: 'it turns problems into words for every form and calls nobody',
  },
  {
    name: 'audio',
    at: /^src\/audio\//,
    imports: ['contract', 'design', 'domain', 'lib'],
    why: 'it plays cues by name',
  },
  {
    name: 'stage',
    at: /^src\/stage\//,
    imports: ['engine', 'contract', 'design', 'domain', 'lib'],
    why: 'it draws facts and emits gestures; words, sound and state are handed in',
  },
  {
    name: 'api',
    at: /^src\/api\//,
    imports: ['contract', 'domain', 'lib'],
    why: 'what it needs of the session is handed in',
  },
  {
    name: 'realtime',
    at: /^src\/realtime\//,
    imports: ['contract', 'domain', 'lib'],
    why: 'what it needs of the session is handed in',
  },
  {
    name: 'stores',
    at: /^src\/stores\//,
    imports: ['contract', 'design', 'domain', 'lib'],
    why: 'server facts stay in the query cache',
  },
  {
    name: 'service-worker',
    at: /^src\/service-worker\//,
    imports: ['contract', 'domain', 'lib', 'design'],
    why: 'it lives beside the page, knows requests alone and must stay small',
  },
  {
    name: 'feature',
    at: /^src\/features\//,
    imports: ['contract', 'api', 'realtime', 'stores', 'ui', 'forms', 'i18n', 'translate', ...shared],
    why: 'pages compose features; features know neither pages nor each other',
  },
  {
    name: 'hydration',
    at: /^src\/ssr\/hydration\//,
    imports: ['contract', 'stores', 'lib'],
    why: 'it runs in the browser before the app does and must stay small',
  },
  {
    name: 'server-app',
    at: /^src\/app\/server-app\.tsx$/,
    imports: ['app', 'contract', 'translate', 'i18n'],
    why: 'it is what the server renders of the app',
  },
  {
    name: 'ssr',
    at: /^src\/ssr\//,
    imports: ['server-app', 'hydration', 'contract', 'api', 'stores', 'ui', 'lib'],
    why: 'it renders the app through its one entry point',
  },
  {
    name: 'gallery',
    at: /^src\/dev\//,
    imports: ['ui', 'forms', 'i18n', 'contract', ...shared],
    why: 'it shows the design system in the development server and knows no data',
  },
  {
    name: 'app',
    at: /^src\/(app\/|main\.tsx)/,
    imports: [
      'hydration',
      'engine',
      'contract',
      'translate',
      'i18n',
      'ui',
      'forms',
      'audio',
      'stage',
      'api',
      'realtime',
      'stores',
      'feature',
      ...shared,
    ],
    why: 'it is the top floor',
  },
  {
    name: 'kernel',
    at: /^server\/(kernel\/|config\.ts)/,
    imports: ['contract', 'translate', 'server-schema', 'design', 'domain', 'lib'],
    why: 'modules stand on it, not it on them',
  },
  {
    name: 'server-realtime',
    at: /^server\/realtime\//,
    imports: [],
    why: 'it speaks a protocol and knows no shop and no game',
  },
  {
    name: 'server-schema',
    at: /^server\/db\/schema\//,
    imports: ['contract', 'domain', 'lib'],
    why: 'tables know no code',
  },
  {
    name: 'mail',
    at: /^server\/email\//,
    imports: ['contract', 'translate', 'kernel', 'server-schema', 'design', 'domain', 'lib'],
    why: 'letters are told facts',
  },
  {
    name: 'module',
    at: /^server\/modules\//,
    imports: [
      'contract',
      'engine',
      'translate',
      'kernel',
      'mail',
      'server-schema',
      'server-realtime',
      ...shared,
    ],
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
      ...shared,
    ],
    why: 'src never reaches the server, nor the server the browser: the renderer is a built file behind contract/ssr',
  },
]

/** Folders of the game's features may also use these. */
export const gameFeatureImports = ['engine', 'stage', 'audio'] as const

/** The administration uses react-admin and its dependencies. No other feature may, so that customers never load it. */
export const adminFeaturePackages =
  /^react-admin$|^@mui\/material|^@mui\/x-charts|^@tiptap\/|^@dnd-kit\/|^react-hook-form$/

/** Packages that only one folder may use (except tests next to the code). */
export const owned: readonly { packages: RegExp; rooms: readonly string[] }[] = [
  { packages: /^@mui\/|^@emotion\//, rooms: ['ui', 'gallery'] },
  { packages: /^react-admin$|^@tiptap\/|^@dnd-kit\//, rooms: [] }, // only the features of the administration
  { packages: /^howler$/, rooms: ['audio'] },
  { packages: /^pixi\.js|^@pixi\/|^gsap|^@gsap\//, rooms: ['stage'] },
  { packages: /^axios$/, rooms: ['api'] },
  { packages: /^laravel-echo$|^pusher-js/, rooms: ['realtime'] },
  { packages: /^zustand/, rooms: ['stores', 'stage', 'feature'] },
  { packages: /^zod/, rooms: ['contract', 'kernel', 'mail', 'module'] },
  { packages: /^fastify|^@fastify\//, rooms: ['kernel', 'server', 'server-realtime', 'module'] },
  { packages: /^drizzle-orm/, rooms: ['kernel', 'server', 'server-schema', 'module', 'mail'] },
  { packages: /^@aws-sdk\//, rooms: ['kernel', 'server'] },
  { packages: /^i18next$/, rooms: ['i18n', 'translate'] },
]

/** The files that contain the SQL of a module. */
export const repositoryFile = /-repo\.ts$/
