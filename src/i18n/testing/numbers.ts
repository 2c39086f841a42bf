/**
 * The numbers in the texts and their sources: a deadline, a limit or a price in a text equals a constant or a setting
 * of the demo shop. `numbers.test.ts` compares them in six languages.
 */

import { countedWithOneRival } from '#server/modules/matches/settle-match.ts'
import { codeLength } from '#server/modules/matches/table-code.ts'
import { confirmMillis } from '#server/modules/newsletter/email-token.ts'
import { paymentMillis } from '#server/modules/orders/pay/expiry.ts'
import { triesMillis } from '#server/modules/packs/redeem-code.ts'
import { shippingSeeds } from '#server/seed/selling.ts'
import { leastAge, newPasswordMin, nicknameLength } from '@/contract/endpoints/account/auth.ts'
import { documentBytes } from '@/contract/endpoints/account/documents.ts'
import { cardRanges } from '@/contract/endpoints/admin/characters.ts'
import { mostImported } from '@/contract/endpoints/admin/product-import.ts'
import { roomCodeLength } from '@/contract/endpoints/admin/rooms.ts'
import { moveCount } from '@/contract/endpoints/game/creation-budget.ts'
import { deckSize, mostHigh } from '@/contract/endpoints/game/deck.ts'
import { absentMillis, timeoutsToLose } from '@/contract/endpoints/game/online.ts'
import {
  refundDays,
  returnDays,
  sendBackDays,
  statutoryWithdrawalDays,
} from '@/contract/endpoints/shop/after-sale.ts'
import { adultAge } from '@/contract/endpoints/shop/chance-limits.ts'
import { uploadLeast, uploadPixels } from '@/contract/picture-upload.ts'
import { raiseHours } from '@/domain/chance-limits.ts'
import { gtinLengths } from '@/domain/gtin.ts'
import { packCodeLength } from '@/domain/pack-code.ts'
import { lowestPriceDays } from '@/domain/price-rule.ts'
import { guaranteeAfter, packSize } from '@/engine/packs/odds.ts'
import { catalogue } from '../../../assets/catalogue/catalogue.ts'
import { guaranteeYears } from '../guarantee-notice.ts'

interface Claim {
  what: string
  numbers: readonly number[]
  at: readonly RegExp[] // texts that must contain the numbers in every language, by their keys in `shown-texts.ts`
  also?: readonly RegExp[] // texts that may contain them
}

/** Numbers that the demo shop's texts promise and no setting contains. */
const promises = {
  pickUpDays: 7, // days that a parcel waits for collection after a failed delivery
  answerDays: 2, // working days
  keptBelow: 20, // euros: cheaper damaged items need not be returned
  guaranteeYears, // statutory guarantee of conformity
} as const

const seconds = 1000
const minutes = 60 * seconds
const days = 24 * 60 * minutes
const freeOver = (code: string): number =>
  (shippingSeeds.find(one => one.code === code)?.free_over ?? 0) / 100

const daysOf = (code: string): number[] => {
  const { min_days, max_days } = shippingSeeds.find(one => one.code === code) ?? {}
  return [min_days ?? 0, max_days ?? 0]
}
/** Paid by then, an order is shipped on the same working day, with any delivery method. */
const dispatchHours = [
  ...new Set(shippingSeeds.filter(one => !one.is_pickup).map(one => one.cutoff_hour ?? 0)),
]

export const claims: readonly Claim[] = [
  {
    what: 'days to withdraw or to return',
    numbers: [returnDays],
    at: [
      /^shop:checkout\.terms_withdraw$/,
      /^orders:withdraw\.always$/,
      /^emails:order\.note(_partly)?$/,
      /:pageSeeds\.[23]\.body$/,
      /:pageSeeds\.2\.lead$/,
      /:faqBlocks\.1\.questions\.0\.texts\.answer$/,
    ],
  },
  {
    what: 'age of an adult',
    numbers: [adultAge],
    at: [/^shop:checkout\.adult$/, /^validation:adult_declaration$/, /^account:details\.chance\.minor_text$/],
  },
  {
    what: 'hours until a higher spending limit applies',
    numbers: [raiseHours],
    at: [/^account:details\.chance\.text$/],
  },
  { what: 'days that the law gives', numbers: [statutoryWithdrawalDays], at: [/:pageSeeds\.3\.body$/] },
  {
    what: 'days until the money is back',
    numbers: [refundDays],
    at: [
      /:pageSeeds\.2\.body$/,
      /:faqBlocks\.1\.questions\.2\.texts\.answer$/,
      /Resi e rimborsi\.0\.cards\.2\.texts\.text$/,
    ],
  },
  {
    what: 'days to send back',
    numbers: [sendBackDays],
    at: [
      /^orders:withdraw\.send_back$/,
      /^emails:withdrawal\.send_back$/,
      /:pageBlockSeeds\.Resi e rimborsi\.0\.cards\.1\.texts\.text$/,
    ],
  },
  {
    what: 'days that goods wait for a transfer',
    numbers: [(paymentMillis.transfer ?? 0) / days],
    at: [
      /^shop:checkout\.next\.transfer$/,
      /:faqBlocks\.0\.questions\.2\.texts\.answer$/,
      /:paymentSeeds\.1\.notes$/,
    ],
  },
  {
    what: 'euros from which Italy is free',
    numbers: [freeOver('standard')],
    at: [/:shippingSeeds\.0\.notes$/, /:pageSeeds\.1\.lead$/, /:faqBlocks\.0\.questions\.1\.texts\.answer$/],
  },
  { what: 'hours of the shop', numbers: [10, 13, 15, 19], at: [/:settingSeeds\.pickup_hours$/] },
  {
    what: 'days of a parcel in Italy',
    numbers: daysOf('standard'),
    at: [/:pageSeeds\.1\.lead$/, /Spedizioni\.0\.cards\.1\.texts\.text$/],
  },
  {
    what: 'days of a parcel in Europe',
    numbers: daysOf('europe'),
    at: [/:pageSeeds\.1\.body$/, /Spedizioni\.0\.cards\.1\.texts\.text$/],
  },
  {
    what: 'hour until which an order leaves the same day',
    numbers: dispatchHours,
    at: [
      /:pageSeeds\.1\.body$/,
      /:faqBlocks\.0\.questions\.0\.texts\.answer$/,
      /Spedizioni\.0\.cards\.0\.texts\.text$/,
    ],
  },
  { what: 'days at the pick-up point', numbers: [promises.pickUpDays], at: [/Spedizioni\.1\.texts\.html$/] },
  { what: 'years of the legal guarantee', numbers: [guaranteeYears], at: [/^shop:maker_guarantee\.legal$/] },
  {
    what: 'worth of what is not wanted back, years of the guarantee',
    numbers: [promises.keptBelow, promises.guaranteeYears],
    at: [/Resi e rimborsi\.1\.texts\.html$/],
  },
  {
    what: 'days until an answer',
    numbers: [promises.answerDays],
    at: [/Condizioni di vendita\.4\.texts\.html$/],
  },
  {
    what: 'days whose lowest price an offer is compared with',
    numbers: [lowestPriceDays],
    at: [
      /^shop:lowest_30_days$/,
      /^admin:products\.offer\.(shown|other|not_below|new|gone_\w+)$/,
      /Condizioni di vendita\.1\.texts\.html$/,
    ],
  },
  {
    what: 'least age',
    numbers: [leastAge],
    at: [/^auth:register\.(of_age|social_age)$/, /^common:newsletter\.terms$/, /^validation:of_age$/],
  },
  { what: 'letters of a password', numbers: [newPasswordMin], at: [/^validation:password_min$/] },
  {
    what: 'letters of a nickname',
    numbers: [nicknameLength.min, nicknameLength.max],
    at: [/^validation:nickname$/, /^account:details\.identity\.nickname_hint$/, /^lobby:nickname\.hint$/],
  },
  {
    what: 'signs of a room’s code',
    numbers: [roomCodeLength.min, roomCodeLength.max],
    at: [/^validation:room_code$/],
  },
  { what: 'days of the newsletter’s link', numbers: [confirmMillis / days], at: [/^newsletter:dead\.text$/] },
  { what: 'minutes after wrong codes', numbers: [triesMillis / minutes], at: [/^problems:code_tries$/] },
  {
    what: 'signs of a pack’s code',
    numbers: [packCodeLength],
    at: [/^problems:code_mistyped$/, /^packs:redeem\.text$/],
  },
  {
    what: 'pixels of a picture',
    numbers: [uploadLeast, uploadPixels / 1e6],
    at: [/^problems:picture_size$/],
  },
  {
    what: 'megabytes of a document',
    numbers: [documentBytes / 1024 / 1024],
    at: [/^admin-places:documents\.kinds$/],
  },
  { what: 'rows of an import', numbers: [mostImported], at: [/^admin-goods:import\.(how|fault\.too_many)$/] },
  { what: 'signs of a table’s code', numbers: [codeLength], at: [/^lobby:codeShort$/] },
  { what: 'seconds until one is absent', numbers: [absentMillis / seconds], at: [/^online:leaveHelp$/] },
  {
    what: 'turns run out in a row that lose',
    numbers: [timeoutsToLose],
    at: [/^online:(ending|endingOwn)\.timeouts$/],
  },
  {
    what: 'battles with one rival',
    numbers: [countedWithOneRival],
    at: [/^battle:result\.note\.same_rival$/],
  },
  {
    what: 'cards of a deck',
    numbers: [deckSize],
    at: [/^validation:deck_(short|full)$/, /^battle:fault\.(short|full)$/],
  },
  {
    what: 'rare cards of a deck',
    numbers: [mostHigh],
    at: [/^validation:deck_too_many_high$/, /^(battle|decks):fault\.too_many_high$/],
  },
  { what: 'least damage of a card', numbers: [cardRanges.atk.min], at: [/^validation:card_weak$/] },
  {
    what: 'moves of a player’s card',
    numbers: [moveCount.min, moveCount.max],
    at: [/^validation:creation_moves$/],
  },
  {
    what: 'cards of a pack',
    numbers: [packSize],
    also: [/^packs:odds\.different$/, /^validation:odds_guarantee$/],
    at: [
      /^packs:(line|line_plain|odds\.(last|guaranteed)|fan\.(cards|hidden))$/,
      /:faqBlocks\.2\.questions\.0\.texts\.answer$/,
    ],
  },
  {
    what: 'pack by which the guarantee gives',
    numbers: [guaranteeAfter + 1],
    at: [/:faqBlocks\.2\.questions\.2\.texts\.answer$/],
  },
  {
    what: 'characters of the catalogue',
    numbers: [catalogue.length],
    at: [/^shop:fills\.album\.text$/, /^game:hub\.album_guest$/, /:pageSeeds\.0\.lead$/],
  },
  {
    what: 'digits of a GTIN',
    numbers: gtinLengths,
    at: [/^validation:gtin$/, /^admin:products\.gtin_hint$/],
  },
]

/** Areas in which every number must be one of the above, or be listed here with its reason. */
export const guarded =
  /^(shop|orders|emails|auth|account|common|newsletter|problems|validation):|^(site-texts|selling|pages\/[\w-]+)\.ts:/

export const otherNumbers: readonly { at: RegExp; why: string }[] = [
  { at: /^shop:rating_/, why: 'five stars' },
  { at: /^problems:too_many_(uploads|messages)$/, why: 'hours of a day' },
  {
    at: /^validation:(money|money_decimals|number_ambiguous|colour|percent|pieces|quantity|odds_sum)$/,
    why: 'an example, or the rule itself',
  },
  { at: /^shop:safety\.(under_three|toy\.)/, why: 'the age in the directive on toys' },
  { at: /^validation:(zip_it|sdi|partita_iva)$/, why: 'formats of Italian law' },
  { at: /Condizioni di vendita\.3\.texts\.html$/, why: 'an article of the law' },
  { at: /:(legalPageSeeds\.1\.body|termsBlocks\.1\.texts\.html)$/, why: 'standards and articles of the law' },
  { at: /Condizioni di vendita\.6\.texts\.html$/, why: 'an article of the law' },
  { at: /[:.](privacyBlocks|Privacy)\.[126]\.texts\.html$/, why: 'articles of the GDPR' },
  { at: /:pageSeeds\.5\./, why: 'a story about Series 3' },
  { at: /:roomSeed\./, why: 'the year of a fair' },
]
