/** People of the staff, roles of the shop, and invitations. */
import { and, asc, eq, gt, isNull, ne, sql } from 'drizzle-orm'
import type { OwnRole, Staff, StaffPerson, StaffRoleChoice } from '@/contract/endpoints/admin/staff.ts'
import { type AssignablePermission, type BuiltInRole, builtInRoleNames } from '@/contract/staff-roles.ts'
import { staffRoles, users } from '../../db/schema/auth.ts'
import { staffInvitations } from '../../db/schema/staff.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { readPolicy } from '../auth/second-factor/second-factor-repo.ts'

interface StoredRole {
  role: string | null
  staff_role_id: number | null
}

/** Returns null for an account that is not staff. */
const choiceOf = ({ role, staff_role_id }: StoredRole): StaffRoleChoice | null => {
  if (staff_role_id !== null) return staff_role_id
  return role === 'admin' ? 'admin' : (builtInRoleNames.find(name => name === role) ?? null)
}

/** Rows of raw SQL must be assignable to a record. */
type PersonRow = { [Name in keyof Omit<StaffPerson, 'role'>]: StaffPerson[Name] } & {
  role: string | null
  staff_role_id: number | null
}

async function people(db: Queryable): Promise<StaffPerson[]> {
  const { rows } = await db.execute<PersonRow>(sql`
    select u.id, u.name, u.email, case when u.role = 'admin' then 'admin' else u.staff_role end as role, u.staff_role_id,
      u.role = 'admin' and not exists (select from users o where o.role = 'admin' and o.id <> u.id
        and o.deleted_at is null and o.blocked_at is null) as is_last_owner,
      exists (select from second_factors f where f.user_id = u.id and f.secret is not null) as has_app,
      (select count(*)::int from passkeys k where k.user_id = u.id) as passkeys,
      coalesce((select json_agg(json_build_object('id', s.id, 'created_at', s.created_at, 'last_seen_at', s.last_seen_at,
          'user_agent', s.user_agent) order by s.last_seen_at desc)
        from sessions s where s.user_id = u.id and s.ended_at is null and s.opened_from is null), '[]') as sessions
    from users u where u.deleted_at is null and (u.role = 'admin' or u.staff_role is not null or u.staff_role_id is not null)
    order by u.role = 'admin' desc, lower(u.name), u.id`)
  return rows.flatMap(({ staff_role_id, ...row }) => {
    const role = choiceOf({ role: row.role, staff_role_id })
    return role === null ? [] : [{ ...row, role }]
  })
}

/** Whether an invitation can be accepted at `now`. */
const isOpen = (now: Date) => and(isNull(staffInvitations.used_at), gt(staffInvitations.expires_at, now))

async function openInvitations(db: Queryable, now: Date): Promise<Staff['invitations']> {
  const rows = await db
    .select()
    .from(staffInvitations)
    .where(isOpen(now))
    .orderBy(asc(staffInvitations.email))
  return rows.flatMap(row => {
    const role = choiceOf(row)
    return role === null
      ? []
      : [{ id: row.id, email: row.email, role, expires_at: row.expires_at.toISOString() }]
  })
}

const ownRoles = (db: Queryable): Promise<OwnRole[]> =>
  db
    .select({
      id: staffRoles.id,
      name: staffRoles.name,
      permissions: staffRoles.permissions,
      people: sql<number>`(select count(*)::int from ${users} u where u.staff_role_id = ${staffRoles.id})`,
    })
    .from(staffRoles)
    .orderBy(asc(staffRoles.name))

export const readStaff = async (db: Queryable, now: Date): Promise<Staff> => ({
  people: await people(db),
  invitations: await openInvitations(db, now),
  roles: await ownRoles(db),
  requires_second_factor: await readPolicy(db),
})

export interface RoleColumns {
  staff_role: BuiltInRole | null
  staff_role_id: number | null
}

/** The owner's role is a role of the account, and not in these columns. */
export const columnsOf = (role: StaffRoleChoice | null): RoleColumns => ({
  staff_role: typeof role === 'string' && role !== 'admin' ? role : null,
  staff_role_id: typeof role === 'number' ? role : null,
})

export async function storeStaffRole(
  db: Queryable,
  userId: number,
  role: StaffRoleChoice | null,
): Promise<void> {
  await db.update(users).set(columnsOf(role)).where(eq(users.id, userId))
}

/** Locks the role, so that it cannot be deleted while it is assigned. */
export async function lockRole(
  tx: Queryable,
  id: number,
): Promise<typeof staffRoles.$inferSelect | undefined> {
  const [role] = await tx.select().from(staffRoles).where(eq(staffRoles.id, id)).for('update')
  return role
}

type RoleFields = { name: string; permissions: AssignablePermission[] }

/** Returns undefined if another role has the name. */
export async function insertRole(tx: Queryable, role: RoleFields, now: Date): Promise<number | undefined> {
  const [row] = await tx
    .insert(staffRoles)
    .values({ ...role, created_at: now })
    .onConflictDoNothing({ target: staffRoles.name })
    .returning({ id: staffRoles.id })
  return row?.id
}

export const isNameTaken = async (tx: Queryable, name: string, exceptId: number): Promise<boolean> =>
  (
    await tx
      .select({ id: staffRoles.id })
      .from(staffRoles)
      .where(and(eq(staffRoles.name, name), ne(staffRoles.id, exceptId)))
  ).length > 0

export async function storeRole(tx: Queryable, id: number, role: RoleFields): Promise<void> {
  await tx.update(staffRoles).set(role).where(eq(staffRoles.id, id))
}

/** Returns the accounts that have the role. */
export const holdersOf = (
  tx: Queryable,
  id: number,
): Promise<Pick<typeof users.$inferSelect, 'id' | 'role'>[]> =>
  tx.select({ id: users.id, role: users.role }).from(users).where(eq(users.staff_role_id, id))

export const isRoleOffered = async (tx: Queryable, id: number, now: Date): Promise<boolean> =>
  (
    await tx
      .select({ id: staffInvitations.id })
      .from(staffInvitations)
      .where(and(eq(staffInvitations.staff_role_id, id), isOpen(now)))
  ).length > 0

/** Old invitations no longer refer to the role. */
export async function deleteRole(tx: Queryable, id: number): Promise<void> {
  await tx.delete(staffInvitations).where(eq(staffInvitations.staff_role_id, id))
  await tx.delete(staffRoles).where(eq(staffRoles.id, id))
}

export type InvitationRow = typeof staffInvitations.$inferSelect

export async function insertInvitation(
  tx: Queryable,
  {
    role,
    ...fields
  }: { hash: string; email: string; role: StaffRoleChoice; invited_by: number; expires_at: Date },
  now: Date,
): Promise<number> {
  const { staff_role, staff_role_id } = columnsOf(role)
  const [row] = await tx
    .insert(staffInvitations)
    .values({ ...fields, role: role === 'admin' ? 'admin' : staff_role, staff_role_id, created_at: now })
    .returning({ id: staffInvitations.id })
  if (!row) throw new Error('the invitation was not stored')
  return row.id
}

/** Withdraws open invitations to an address. */
export async function withdrawFor(tx: Queryable, email: string, now: Date): Promise<void> {
  await tx
    .update(staffInvitations)
    .set({ used_at: now })
    .where(and(eq(staffInvitations.email, email), isOpen(now)))
}

/** Returns undefined unless the invitation is open. */
export async function withdraw(tx: Queryable, id: number, now: Date): Promise<InvitationRow | undefined> {
  const [row] = await tx
    .update(staffInvitations)
    .set({ used_at: now })
    .where(and(eq(staffInvitations.id, id), isOpen(now)))
    .returning()
  return row
}

interface Presented {
  hash: string
  email: string
}

/** Returns undefined for an unknown, used, withdrawn or expired invitation, and for one to another address. */
export async function findInvitation(
  db: Queryable,
  { hash, email }: Presented,
  now: Date,
): Promise<(InvitationRow & { role_name: string }) | undefined> {
  const [found] = await db
    .select({ invitation: staffInvitations, role_name: sql<string>`coalesce(${staffRoles.name}, '')` })
    .from(staffInvitations)
    .leftJoin(staffRoles, eq(staffRoles.id, staffInvitations.staff_role_id))
    .where(and(eq(staffInvitations.hash, hash), eq(staffInvitations.email, email), isOpen(now)))
  return found && { ...found.invitation, role_name: found.role_name }
}

/** As `findInvitation`, and marks it as used: of several concurrent calls one gets it. */
export async function redeemInvitation(
  tx: Queryable,
  { hash, email }: Presented,
  now: Date,
): Promise<StaffRoleChoice | undefined> {
  const [row] = await tx
    .update(staffInvitations)
    .set({ used_at: now })
    .where(and(eq(staffInvitations.hash, hash), eq(staffInvitations.email, email), isOpen(now)))
    .returning()
  return row && (choiceOf(row) ?? undefined)
}
