import { createContext } from 'react'
import { useLocation } from 'react-router-dom'
import { changePermissionOf } from '@/contract/guards.ts'
import { matchScreen } from '@/contract/paths.ts'
import { useMay } from '@/stores/session.ts'

/** Whether the reader may change what the current screen shows. Others see its fields disabled, without buttons to save, add or delete. */
export function useMayWrite(): boolean {
  const may = useMay()
  const { pathname } = useLocation()
  const screen = matchScreen(pathname)?.screen
  const permission = screen && changePermissionOf(screen)
  return permission === undefined || may(permission)
}

/** Whether the fields of the surrounding form are disabled. */
export const ReadOnlyForm = createContext(false)
