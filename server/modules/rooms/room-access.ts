/** Access to a room: by code, by role, or for named users (decision 0023). Admins may enter all rooms. */
import type { Role } from '@/contract/permissions.ts'
import type { RoomRow } from './rooms-repo.ts'

export interface Visitor {
  role: Role
  namedIn: ReadonlySet<number>
}

type Locked = Pick<RoomRow, 'id' | 'access' | 'visible_roles'>

/** `knowsCode`: the visitor has entered the room's code; lists pass false. */
export function mayEnter(room: Locked, visitor: Visitor | null, knowsCode: boolean): boolean {
  if (visitor?.role === 'admin') return true
  switch (room.access) {
    case 'code':
      return knowsCode
    case 'roles':
      return visitor !== null && room.visible_roles.includes(visitor.role)
    case 'users':
      return visitor?.namedIn.has(room.id) ?? false
  }
}
