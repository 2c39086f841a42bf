/**
 * The import plan: the folder of a file, what it may import, and which packages only it may use. `plan.test.ts` checks
 * the repository against it. A new dependency changes the plan first.
 */

export interface Layer {
  name: string
  at: RegExp // paths from the root of the repository
  imports: readonly string[] // names of folders, in addition to its own
  why: string // ends the sentence "A may not import B because …"
}

/** Designs and rules that depend neither on the browser nor on the server. */
const shared = ['design', 'domain', 'lib'] as const

/** In matching order: a file belongs to the first entry whose pattern matches. */
export const layers: readonly Layer[] = [
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
    why: 'it contains pure helpers without product rules',
  },
  {
    name: 'domain',
    at: /^src\/domain\//,
    imports: ['engine', 'lib'],
    why: 'it contains pure rules that server and client both compute',
  },
  {
    name: 'contract',
    at: /^src\/contract\//,
    imports: ['engine', 'domain', 'lib'],
    why: 'it declares the interface without an implementation',
  },
  {
    name: 'design',
    at: /^src\/design\//,
    imports: ['contract', 'domain', 'engine', 'lib'],
    why: 'it describes appearance as data for page, stage and server',
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
    why: 'the server uses it too, so it depends neither on the browser nor on React',
  },
  {
    name: 'i18n',
    at: /^src\/i18n\//,
    imports: ['translate', 'contract', 'domain', 'lib'],
    why: 'it only loads texts',
  },
  {
    name: 'ui',
    at: /^src\/ui\//,
    imports: ['contract', 'design', 'domain', 'lib'],
    why: 'the design system depends neither on data nor on routes',
  },
  {
    name: 'forms',
    at: /^src\/forms\//,
    imports: ['ui', 'i18n', 'contract', 'lib'],
    why: 'it translates errors for every form and sends no requests',
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
    why: 'it draws state and emits gestures; texts, sound and state are arguments',
  },
  {
    name: 'api',
    at: /^src\/api\//,
    imports: ['contract', 'domain', 'lib'],
    why: 'the session is an argument',
  },
  {
    name: 'realtime',
    at: /^src\/realtime\//,
    imports: ['contract', 'domain', 'lib'],
    why: 'the session is an argument',
  },
  {
    name: 'stores',
    at: /^src\/stores\//,
    imports: ['contract', 'design', 'domain', 'lib'],
    why: 'server data stays in the query cache',
  },
  {
    name: 'service-worker',
    at: /^src\/service-worker\//,
    imports: ['contract', 'domain', 'lib', 'design'],
    why: 'it runs in the service worker, handles only requests and must stay small',
  },
  {
    name: 'feature',
    at: /^src\/features\//,
    imports: ['contract', 'api', 'realtime', 'stores', 'ui', 'forms', 'i18n', 'translate', ...shared],
    why: 'pages compose features; features depend neither on pages nor on each other',
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
    why: 'it is the part of the app that the server renders',
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
    why: 'it shows the design system in the development server without data',
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
    why: 'it is the top layer',
  },
  {
    name: 'kernel',
    at: /^server\/(kernel\/|config\.ts)/,
    imports: ['contract', 'translate', 'server-schema', 'design', 'domain', 'lib'],
    why: 'modules depend on it, not the reverse',
  },
  {
    name: 'server-realtime',
    at: /^server\/realtime\//,
    imports: [],
    why: 'it implements a protocol without rules of shop or game',
  },
  {
    name: 'server-schema',
    at: /^server\/db\/schema\//,
    imports: ['contract', 'domain', 'lib'],
    why: 'tables depend on no code',
  },
  {
    name: 'mail',
    at: /^server\/email\//,
    imports: ['contract', 'translate', 'kernel', 'server-schema', 'design', 'domain', 'lib'],
    why: 'email templates receive their data as arguments',
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
    why: 'a module depends on the kernel and on earlier modules',
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
    why: 'src and server import each other only through contract/ssr, behind which the renderer is a built file',
  },
]

/** Folders of the game's features may also use these. */
export const gameFeatureImports = ['engine', 'stage', 'audio'] as const

/** The administration uses react-admin and its dependencies. No other feature may, so that customers never load it. */
export const adminFeaturePackages =
  /^react-admin$|^@mui\/material|^@mui\/x-charts|^@tiptap\/|^@dnd-kit\/|^react-hook-form$/

/** Packages that only one folder may use (except tests next to the code). */
export const owned: readonly { packages: RegExp; layers: readonly string[] }[] = [
  { packages: /^@mui\/|^@emotion\//, layers: ['ui', 'gallery'] },
  { packages: /^react-admin$|^@tiptap\/|^@dnd-kit\//, layers: [] }, // only the features of the administration
  { packages: /^howler$/, layers: ['audio'] },
  { packages: /^pixi\.js|^@pixi\/|^gsap|^@gsap\//, layers: ['stage'] },
  { packages: /^axios$/, layers: ['api'] },
  { packages: /^laravel-echo$|^pusher-js/, layers: ['realtime'] },
  { packages: /^zustand/, layers: ['stores', 'stage', 'feature'] },
  { packages: /^zod/, layers: ['contract', 'kernel', 'mail', 'module'] },
  { packages: /^fastify|^@fastify\//, layers: ['kernel', 'server', 'server-realtime', 'module'] },
  { packages: /^drizzle-orm/, layers: ['kernel', 'server', 'server-schema', 'module', 'mail'] },
  { packages: /^@aws-sdk\//, layers: ['kernel', 'server'] },
  { packages: /^i18next$/, layers: ['i18n', 'translate'] },
]

/** The files that contain the SQL of a module. */
export const repositoryFile = /-repo\.ts$/
