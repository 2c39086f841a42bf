/**
 * The avatar prompt of the default layout (specification notes §4): prompts a user once, saves the choice or the
 * dismissal. A picture that could not be saved is only logged (specification notes §8).
 */
import { useState } from 'react'
import type { User } from '@/contract/endpoints/account/users.ts'
import { useSession } from '@/stores/session.ts'
import { useSettings } from '@/stores/settings.ts'
import { AvatarPicker } from './avatar-picker.tsx'
import { promptedUsers, rememberPrompted, wantsAvatarPrompt } from './avatar-prompt-rule.ts'
import { saveAvatar, saveAvatarPrompted } from './save-avatar.ts'

export function AvatarPrompt({ user, isBusy }: { user: User; isBusy: boolean }) {
  const gameOn = useSettings(state => state.settings.enable_for_game)
  const [prompted, setPrompted] = useState(promptedUsers)
  const finish = () => {
    rememberPrompted(user.id)
    setPrompted(before => [...before, user.id])
  }
  const use = async (style: number) => {
    const result = await saveAvatar(user.id, style)
    finish()
    if (result.ok) useSession.getState().setUser(result.value)
    else console.warn(`The avatar could not be saved (${result.failure.code})`)
  }
  const dismiss = async () => {
    finish()
    const result = await saveAvatarPrompted(user.id)
    if (result.ok) useSession.getState().setUser(result.value)
    else console.warn(`The dismissed avatar prompt could not be saved (${result.failure.code})`)
  }
  return (
    <AvatarPicker
      open={wantsAvatarPrompt({ user, gameOn, isBusy, prompted })}
      onUse={use}
      onDismiss={dismiss}
    />
  )
}
