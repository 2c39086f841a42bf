import * as contract from '../../../src/contract/packs.ts'
import { callerOf, type World } from '../../kernel/context.ts'
import { type Route, route } from '../../kernel/route.ts'
import { giveToUser, listBatches, makeBatch, voidBatch } from './administer-packs.ts'
import { finishHalfOpen } from './open-packs.ts'
import { listOwnPacks, openOwnPack, openOwnPacks, showCatalogue, showOwnOpening } from './own-packs.ts'
import { redeemCode } from './redeem-code.ts'
import { guaranteesOf } from './repo.ts'
import { welcomeWithPack } from './welcome-pack.ts'

export const packsRoutes: readonly Route[] = [
  route(contract.myPacks, listOwnPacks),
  route(contract.packGuarantees, (_, context) => guaranteesOf(context.db, callerOf(context).userId)),
  route(contract.openPacks, openOwnPacks),
  route(contract.openPack, openOwnPack),
  route(contract.packOpening, showOwnOpening),
  route(contract.packCatalogue, showCatalogue),
  route(contract.redeemPackCode, redeemCode),
  route(contract.grantPacksToUser, giveToUser),
  route(contract.createPackBatch, makeBatch),
  route(contract.packBatches, listBatches),
  route(contract.voidPackBatch, voidBatch),
]

const minute = 60_000
export const halfOpenJob = 'finish-half-open-packs'

export function startPacks(world: World): void {
  welcomeWithPack(world)
  world.jobs.every(halfOpenJob, minute, stopping => finishHalfOpen(world, stopping))
}
