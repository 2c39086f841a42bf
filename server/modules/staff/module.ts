import * as contract from '@/contract/endpoints/admin/staff.ts'
import type { ServerModule } from '../../kernel/module.ts'
import { type Route, route } from '../../kernel/route.ts'
import { accept, invite, readInvitation, takeBack } from './invitations.ts'
import { changePerson, changePolicy, endPersonSession, resetPersonFactor } from './manage-people.ts'
import { addRole, changeRole, removeRole } from './own-roles.ts'
import { readStaff } from './staff-repo.ts'

/** Staff of the shop (decision 0069). */
const routes: readonly Route[] = [
  route(contract.showStaff, (_, { db, now }) => readStaff(db, now())),
  route(contract.inviteStaff, invite),
  route(contract.withdrawInvitation, takeBack),
  route(contract.changeStaffPerson, changePerson),
  route(contract.endStaffSession, endPersonSession),
  route(contract.resetSecondFactor, resetPersonFactor),
  route(contract.createStaffRole, addRole),
  route(contract.changeStaffRole, changeRole),
  route(contract.removeStaffRole, removeRole),
  route(contract.changeStaffPolicy, changePolicy),
  route(contract.readStaffInvitation, readInvitation),
  route(contract.acceptStaffInvitation, accept),
]

export const staffModule: ServerModule = { name: 'staff', routes }
