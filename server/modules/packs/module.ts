import * as batches from '@/contract/endpoints/admin/pack-batches.ts'
import * as administration from '@/contract/endpoints/admin/packs.ts'
import { adminWelcomePacks } from '@/contract/endpoints/admin/welcome-packs.ts'
import * as contract from '@/contract/endpoints/game/packs.ts'
import * as welcome from '@/contract/endpoints/game/welcome-pack.ts'
import * as limits from '@/contract/endpoints/shop/chance-limits.ts'
import { defaultLocale } from '@/contract/locales.ts'
import { callerOf } from '../../kernel/context.ts'
import type { ServerModule } from '../../kernel/module.ts'
import { saveRecord } from '../../kernel/records/write-records.ts'
import { type Route, refuse, route } from '../../kernel/route.ts'
import { giveToUser, listBatches, makeBatch, voidBatch } from './administer-packs.ts'
import { findOwners, listGivenPacks, showGivenPack } from './given-packs.ts'
import { chanceBuyerRow, deleteChanceBuyer } from './limits/chance-buyers-repo.ts'
import { changeOwnLimits, declareOwnAge, showOwnLimits } from './limits/own-limits.ts'
import { oddsTables, rulesView } from './odds-repo.ts'
import { finishHalfOpen, halfOpenJob } from './open-packs.ts'
import { listOwnPacks, openOwnPack, openOwnPacks, showCatalogue, showOwnOpening } from './own-packs.ts'
import { listPackTypes, packTypeRecord } from './pack-types.ts'
import { guaranteesOf, packsOf } from './packs-repo.ts'
import { redeemCode } from './redeem-code.ts'
import { simulate } from './simulate-packs.ts'
import { claimWelcomePack } from './welcome/claim-welcome-pack.ts'
import { forgetGuestPacks } from './welcome/forget-guest-packs.ts'
import { forgetGuestPacksOf, guestPackOf } from './welcome/guest-packs-repo.ts'
import { showWelcomeCounts } from './welcome/show-welcome-counts.ts'
import { sealWelcomePack, showWelcomePack, tearWelcomePack } from './welcome/tear-welcome-pack.ts'
import { grantWelcomePack, markWelcomedAddress } from './welcome-pack.ts'

const routes: readonly Route[] = [
  route(contract.myPacks, listOwnPacks),
  route(contract.packGuarantees, (_, context) => guaranteesOf(context.db, callerOf(context).userId)),
  route(contract.openPacks, openOwnPacks),
  route(contract.openPack, openOwnPack),
  route(contract.packOpening, showOwnOpening),
  route(contract.packCatalogue, showCatalogue),
  route(contract.redeemPackCode, redeemCode),
  route(welcome.welcomePack, showWelcomePack),
  route(welcome.sealWelcomePack, sealWelcomePack),
  route(welcome.openWelcomePack, tearWelcomePack),
  route(welcome.claimWelcomePack, claimWelcomePack),
  route(
    contract.packRules,
    async ({ params }, { db }) => rulesView(await oddsTables(db, params.version)) ?? refuse('not_found'),
  ),
  route(administration.adminPackTypes, listPackTypes),
  route(administration.changePackType, saveRecord(packTypeRecord)),
  route(administration.simulatePacks, simulate),
  route(administration.packOwners, findOwners),
  route(administration.adminPacks, listGivenPacks),
  route(batches.grantPacksToUser, giveToUser),
  route(batches.createPackBatch, makeBatch),
  route(batches.packBatches, listBatches),
  route(batches.voidPackBatch, voidBatch),
  route(adminWelcomePacks, showWelcomeCounts),
  route(limits.myChanceLimits, showOwnLimits),
  route(limits.changeChanceLimits, changeOwnLimits),
  route(limits.declareAge, declareOwnAge),
  route(administration.adminPack, showGivenPack),
]

export const packsModule: ServerModule = {
  name: 'packs',
  routes,
  start: context =>
    context.events.on('email-verified', ({ userId }, tx) => grantWelcomePack(tx, userId, context)),
  jobs: context => [
    { name: halfOpenJob, pauseMillis: 60_000, work: stopping => finishHalfOpen(context, stopping) },
    { name: 'forget-guest-packs', pauseMillis: 3_600_000, work: () => forgetGuestPacks(context) },
  ],
  exportPersonalData: {
    packs: (db, userId) => packsOf(db, userId, defaultLocale),
    welcome_pack: guestPackOf,
    chance_limits: chanceBuyerRow,
  },
  erasePersonalData: async (tx, userId, context) => {
    await markWelcomedAddress(tx, userId, context)
    await forgetGuestPacksOf(tx, userId)
    await deleteChanceBuyer(tx, userId)
  },
}
