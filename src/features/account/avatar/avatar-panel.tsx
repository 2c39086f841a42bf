import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { avatarStyle, type User } from '@/contract/endpoints/account/users.ts'
import { useProblemMessage } from '@/forms/use-problem-message.ts'
import { useSession } from '@/stores/session.ts'
import { useToasts } from '@/stores/toasts.ts'
import { Button } from '@/ui/action/button.tsx'
import { Avatar } from '@/ui/content/avatar.tsx'
import { Panel } from '@/ui/content/panel.tsx'
import styles from './avatar-panel.module.css'
import { AvatarPicker } from './avatar-picker.tsx'
import { saveAvatar } from './save-avatar.ts'

/** The current avatar, with a link to change it. */
export function AvatarPanel({ user }: { user: User }) {
  const { t } = useTranslation('account')
  const messages = useProblemMessage()
  const notify = useToasts(state => state.notify)
  const [isOpen, setOpen] = useState(false)
  const picture = user.extra.profile_picture
  const style = avatarStyle(picture)
  const use = async (chosen: number) => {
    const result = await saveAvatar(user.id, chosen)
    setOpen(false)
    if (result.ok) {
      useSession.getState().setUser(result.value)
      notify(t('avatar.saved'), 'success')
    } else {
      console.warn(`The avatar could not be saved (${result.failure.code})`)
      notify(messages.problem(result.failure), 'error')
    }
  }
  return (
    <Panel className={styles.panel}>
      <Avatar style={style} src={picture} size={104} shape="arch" />
      <div className={styles.words}>
        <h2>{t('avatar.panel_title')}</h2>
        <p>{t('avatar.lead')}</p>
        <Button variant="ghost" size="small" onClick={() => setOpen(true)}>
          {t('dashboard.change_avatar')}
        </Button>
      </div>
      <AvatarPicker open={isOpen} current={style} onUse={use} onDismiss={() => setOpen(false)} />
    </Panel>
  )
}
