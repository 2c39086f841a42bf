import * as administration from '../../../src/contract/pack-administration.ts'
import * as contract from '../../../src/contract/packs.ts'
import { callerOf, type World } from '../../kernel/context.ts'
import { type Route, refuse, route } from '../../kernel/route.ts'
import { giveToUser, listBatches, makeBatch, voidBatch } from './administer-packs.ts'
import { findOwners, listGivenPacks, showGivenPack } from './given-packs.ts'
import { oddsTables, rulesTold } from './odds-repo.ts'
import { finishHalfOpen } from './open-packs.ts'
import { listOwnPacks, openOwnPack, openOwnPacks, showCatalogue, showOwnOpening } from './own-packs.ts'
import { listPackTypes, savePackType } from './pack-types.ts'
import { redeemCode } from './redeem-code.ts'
import { guaranteesOf } from './repo.ts'
import { simulate } from './simulate-packs.ts'
import { welcomeWithPack } from './welcome-pack.ts'

export const packsRoutes: readonly Route[] = [
  route(contract.myPacks, listOwnPacks),
  route(contract.packGuarantees, (_, context) => guaranteesOf(context.db, callerOf(context).userId)),
  route(contract.openPacks, openOwnPacks),
  route(contract.openPack, openOwnPack),
  route(contract.packOpening, showOwnOpening),
  route(contract.packCatalogue, showCatalogue),
  route(contract.redeemPackCode, redeemCode),
  route(
    contract.packRules,
    async ({ params }, { db }) => rulesTold(await oddsTables(db, params.version)) ?? refuse('not_found'),
  ),
  route(administration.adminPackTypes, listPackTypes),
  route(administration.changePackType, savePackType),
  route(administration.simulatePacks, simulate),
  route(administration.packOwners, findOwners),
  route(administration.adminPacks, listGivenPacks),
  route(contract.grantPacksToUser, giveToUser),
  route(contract.createPackBatch, makeBatch),
  route(contract.packBatches, listBatches),
  route(contract.voidPackBatch, voidBatch),
  route(administration.adminPack, showGivenPack),
]

const minute = 60_000
export const halfOpenJob = 'finish-half-open-packs'

export function startPacks(world: World): void {
  welcomeWithPack(world)
  world.jobs.every(halfOpenJob, minute, stopping => finishHalfOpen(world, stopping))
}
