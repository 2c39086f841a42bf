/** Staff of the shop (decision 0069): people, roles, invitations, sessions and second factors. Only for the owner. */
import { z } from 'zod'
import { cleanCode, cleanLine } from '../../../lib/clean-text.ts'
import { endpoint } from '../../endpoint.ts'
import { Done, IdParams } from '../../envelope.ts'
import { AssignablePermission, BuiltInRole } from '../../staff-roles.ts'
import { Email, SessionFacts } from '../account/auth.ts'

const staff = { tag: 'Administration', permission: 'admin:staff' } as const
const refused = ['unauthenticated', 'forbidden', 'not_found'] as const

export const invitationDays = 7

/** `admin` is the owner. A number is the id of a role that the shop has defined. */
export const StaffRoleChoice = z.union([z.literal('admin'), BuiltInRole, z.int().min(1)])
export type StaffRoleChoice = z.infer<typeof StaffRoleChoice>

export const StaffPerson = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  role: StaffRoleChoice,
  is_last_owner: z.boolean(),
  has_app: z.boolean(), // an authenticator app is set up
  passkeys: z.int(),
  sessions: z.array(SessionFacts.omit({ current: true })),
})
export type StaffPerson = z.infer<typeof StaffPerson>

const OwnRole = z.object({
  id: z.int(),
  name: z.string(),
  permissions: z.array(AssignablePermission),
  people: z.int(), // who have it
})
export type OwnRole = z.infer<typeof OwnRole>

export const Staff = z
  .object({
    people: z.array(StaffPerson), // owners first, then by name
    invitations: z.array(
      z.object({ id: z.int(), email: z.string(), role: StaffRoleChoice, expires_at: z.string() }),
    ), // open ones
    roles: z.array(OwnRole), // defined by the shop, by name
    requires_second_factor: z.boolean(),
  })
  .meta({ id: 'Staff' })
export type Staff = z.infer<typeof Staff>

export const showStaff = endpoint({
  ...staff,
  method: 'GET',
  path: '/admin/staff',
  summary: 'People, open invitations, and roles that the shop has defined',
  response: Staff,
  problems: ['unauthenticated', 'forbidden'],
})

/** Replaces an open invitation to the same address. */
export const inviteStaff = endpoint({
  ...staff,
  method: 'POST',
  path: '/admin/staff/invitations',
  summary: 'Invite a person by email; the link can be used once, by an account with this address',
  body: z.strictObject({ email: Email, role: StaffRoleChoice }),
  response: Staff,
  status: 201,
  problems: refused,
})

export const withdrawInvitation = endpoint({
  ...staff,
  method: 'DELETE',
  path: '/admin/staff/invitations/:id',
  summary: 'Withdraw an open invitation',
  params: IdParams,
  response: Staff,
  problems: refused,
})

/** Takes effect on the next call of the person. */
export const changeStaffPerson = endpoint({
  ...staff,
  method: 'PUT',
  path: '/admin/staff/people/:id',
  summary: 'Change the role of a person; null: the person leaves the staff',
  params: IdParams,
  body: z.strictObject({ role: StaffRoleChoice.nullable() }),
  response: Staff,
  problems: [...refused, 'last_admin'],
})

export const endStaffSession = endpoint({
  ...staff,
  method: 'DELETE',
  path: '/admin/staff/people/:id/sessions/:session',
  summary: 'End one session of a person',
  params: IdParams.extend({ session: z.string().overwrite(cleanCode).max(80) }),
  response: Staff,
  problems: refused,
})

export const resetSecondFactor = endpoint({
  ...staff,
  method: 'POST',
  path: '/admin/staff/people/:id/second-factor/reset',
  summary: 'Remove the second factor and the recovery codes of a person, who gets an email; all sessions end',
  params: IdParams,
  body: z.strictObject({}),
  response: Staff,
  problems: [...refused, 'own_account'],
})

const RoleBody = z.strictObject({
  name: z.string({ error: 'required' }).overwrite(cleanLine).min(1, 'required').max(60, 'too_long'),
  permissions: z.array(AssignablePermission).max(60),
})

export const createStaffRole = endpoint({
  ...staff,
  method: 'POST',
  path: '/admin/staff/roles',
  summary: 'Define a role',
  body: RoleBody,
  response: Staff,
  status: 201,
  problems: ['unauthenticated', 'forbidden', 'conflict'],
})

export const changeStaffRole = endpoint({
  ...staff,
  method: 'PUT',
  path: '/admin/staff/roles/:id',
  summary: 'Change a role of the shop; takes effect on the next call of the people who have it',
  params: IdParams,
  body: RoleBody,
  response: Staff,
  problems: [...refused, 'conflict'],
})

export const removeStaffRole = endpoint({
  ...staff,
  method: 'DELETE',
  path: '/admin/staff/roles/:id',
  summary: 'Delete a role that no person and no open invitation has',
  params: IdParams,
  response: Staff,
  problems: [...refused, 'record_in_use'],
})

/** The owner who turns it on needs a second factor of their own first. */
export const changeStaffPolicy = endpoint({
  ...staff,
  method: 'PUT',
  path: '/admin/staff/policy',
  summary: 'Require a second factor from all staff',
  body: z.strictObject({ requires_second_factor: z.boolean() }),
  response: Staff,
  problems: ['unauthenticated', 'forbidden', 'second_factor_missing'],
})

const Token = z.strictObject({ token: z.string().min(1).max(80) })

export const readStaffInvitation = endpoint({
  tag: 'Session',
  permission: 'authenticated',
  method: 'POST',
  path: '/staff/invitation',
  leavesShared: true,
  summary: 'What an invitation offers; only for the account with its address',
  body: Token,
  response: z.object({ role: z.union([z.literal('admin'), BuiltInRole, z.null()]), role_name: z.string() }),
  problems: ['unauthenticated', 'invitation_refused'],
})

export const acceptStaffInvitation = endpoint({
  tag: 'Session',
  permission: 'authenticated',
  ownerOnly: true,
  method: 'POST',
  path: '/staff/invitation/accept',
  summary: 'Accept an invitation; it can be used once',
  body: Token,
  response: Done,
  problems: ['unauthenticated', 'invitation_refused'],
})
