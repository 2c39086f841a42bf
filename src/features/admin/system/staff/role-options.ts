import type { OwnRole, StaffRoleChoice } from '@/contract/endpoints/admin/staff.ts'
import { builtInRoleNames } from '@/contract/staff-roles.ts'
import type { TFunction } from '@/i18n/words.ts'
import type { SelectOption } from '@/ui/form/select-field.tsx'

/** The owner, the built-in roles, then the roles of the shop. */
export const roleOptions = (roles: readonly OwnRole[], t: TFunction): SelectOption[] => [
  ...(['admin', ...builtInRoleNames] as const).map(role => ({
    value: role,
    label: t(`admin-staff:role.${role}`),
  })),
  ...roles.map(({ id, name }) => ({ value: String(id), label: name })),
]

/** Returns the role of an option. Undefined for any other text. */
export function chosenRole(value: string): StaffRoleChoice | undefined {
  const id = Number(value)
  if (Number.isInteger(id) && id > 0) return id
  return value === 'admin' ? value : builtInRoleNames.find(name => name === value)
}

export const roleName = (role: StaffRoleChoice, roles: readonly OwnRole[], t: TFunction): string =>
  typeof role === 'number' ? (roles.find(({ id }) => id === role)?.name ?? '') : t(`admin-staff:role.${role}`)
