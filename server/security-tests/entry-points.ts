/**
 * Who may use which endpoint, written a second time by hand. The tests check the contract's permissions, so they cannot read them
 * from the contract. An endpoint that is missing here fails the test.
 */
import type { Role } from '@/contract/permissions.ts'

export type Access = 'everyone' | 'members' | readonly Role[]

const open: readonly RegExp[] = [
  /^GET \/(articles|categories|characters|collections)(\/:\w+)?$/,
  /^GET \/(attributes|delivery|faq|product-cards|promotions|rooms|settings|slides|suggestions)$/,
  /^GET \/products(\/:slug|\/:id\/reviews)?$/,
  /^GET \/pages\/(:slug|simple)$/,
  /^GET \/battles\/:id(\/replay)?$/, // spectators and replays by link
  /^GET \/cards\/:numero_carta\/offers$/,
  /^GET \/creations\/:id$/,
  /^GET \/packs\/(catalogues\/:version|odds\/:version|types)$/,
  /^GET \/rooms\/(:code\/check-access|inside\/:pass\/(documents|products|products\/:slug))$/,
  /^(GET \/launches\/:id|POST \/launches\/:id\/places(\/poll)?)$/, // a guest may wait and buy
  /^POST \/auth\/(code|code\/login|forgot-password|login|logout|passkey\/(options|login)|refresh|register|reset-password|social\/exchange|verify-email)$/,
  /^POST \/(checkout\/(quote|vat-check)|coupons\/validate)$/,
  /^GET \/legal\/(in-force|kinds\/:kind|versions\/:id)$/,
  /^POST \/guest\/withdrawals$/, // the email address and the number are enough; the response is always the same
  /^POST \/consents$/, // proof of a choice about cookies
  /^POST \/orders\/abandon$/, // with the key of the order
  /^POST \/guest\/data\/(erase|export)$/, // with a proof that was sent to the mailbox
  /^POST \/guest\/orders(\/link)?$/, // guests only, if the shop allows guest checkout
  /^POST \/designs\/pictures$/, // limited by network address
  /^POST \/battles\/guest$/, // stores nothing
  /^POST \/client-errors$/, // stores nothing but a line in the log
  /^(GET|POST) \/welcome-pack$/, // of the browser that sends the cookie
  /^POST \/welcome-pack\/open$/,
  /^POST \/(guest\/cart\/reminder|cart\/(restore|reminder\/(stop|one-click)))$/, // with a consent of a guest, or the token of an email
  /^POST \/newsletter\/(confirm|one-click|subscribe|unsubscribe)$/,
  /^POST \/products\/:id\/(bookings|watch)$/,
  /^POST \/creations\/:id\/reports$/,
  /^POST \/documents\/:id\/link$/,
]

const members: readonly RegExp[] = [
  /^\w+ \/me\/(?!customers)/,
  /^\w+ \/(lobby|ladder)(\/|$)/,
  /^POST \/staff\/invitation(\/accept)?$/, // for the account with the invited address
  /^GET \/auth\/user$/,
  /^POST \/auth\/(change-password|leave|verify-email\/resend)$/,
  /^PUT \/auth\/users\/:id$/,
  /^POST \/battles(\/local(\/:id\/(begin|result))?|\/:id\/(actions|emotes|forfeit|join|leave|ready|rematch))?$/,
  /^GET \/battles\/local\/:id$/,
  /^POST \/broadcasting\/auth$/,
  /^POST \/orders$/,
  /^POST \/payments\/test\/:reference$/,
  /^POST \/packs\/(:id\/open|open|redeem)$/,
  /^GET \/packs\/:id\/opening$/,
  /^POST \/products\/:id\/reviews$/,
  /^PUT \/articles\/:slug\/rating$/,
]

const staff: readonly RegExp[] = [/^POST \/me\/second-factor$/]

const retailers: readonly RegExp[] = [/^\w+ \/me\/customers(\/:id)?$/]

const admins: readonly RegExp[] = [
  /^\w+ \/admin\//,
  // The generic calls of specification notes §7.
  /^(POST|PATCH|DELETE) \/(articles|categories|pages|products|attributes|characters)(\/:\w+)?$/,
  /^(POST|PATCH|DELETE) \/(coupons|promotions|rooms|documents|slides)(\/:(id|slug))?$/,
  /^(GET|PUT|DELETE) \/images(\/:id)?$/,
]

const table: readonly [readonly RegExp[], Access][] = [
  [open, 'everyone'],
  [staff, ['admin']],
  [members, 'members'],
  [retailers, ['retailer']],
  [admins, ['admin']],
]

/** `GET /products/:slug` → who may call it; undefined = not listed. */
export const accessOf = (name: string): Access | undefined =>
  table.find(([lines]) => lines.some(line => line.test(name)))?.[1]

/** Entry points that are not calls of the contract. Their protection is tested next to their modules. */
export const otherEntryPoints: readonly RegExp[] = [
  /^\*$/, // every screen and the pages of the site
  /^(\/\w\w)?\/(stanze|rooms|salas|salles|raume)\/:code$/, // showroom codes; attempts are counted
  /^\/assets\//,
  /^\/[\w.-]+\.(js|css|html|txt|xml|json|webmanifest|svg|png|ico|webp)$/, // files that the build puts at the root
  /^\/(health|ready|metrics|app-shell)$/,
  /^\/(manifest|offline|share\/received)\/(it|en|es|fr|de|pt)(\.webmanifest)?$/,
  /^\/feeds\/(products-)?\w\w\.xml$/,
  /^\/sitemaps?\//,
  /^\/files\/(sale-documents|documents|prints|bulk-jobs)\/:\w+$/, // signed links
  /^\/files\/creations\/:id\/:file$/,
  /^\/uploads\/(creations|cards|designs|media|previews|reviews)\/:file$/,
  /^\/share\/(creations|characters)\/:\w+\/:file$/,
  /^\/cards\/:slug\/:mark\/:file$/,
  /^\/webhooks\/stripe$/, // signed by the bank
  /^\/api\/auth\/social\/:provider\/(start|callback)$/,
  /^\/api\/(docs(\/.*)?|openapi\.json)$/, // not in production
  /^\/app(s)?\//, // sockets and their signed events API
]
