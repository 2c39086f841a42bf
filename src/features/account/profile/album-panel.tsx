import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { callOrThrow } from '@/api/client.ts'
import { failureFrom } from '@/api/failure.ts'
import type { User } from '@/contract/endpoints/account/users.ts'
import { setMyAlbum } from '@/contract/endpoints/game/characters.ts'
import { useProblemMessage } from '@/forms/use-problem-message.ts'
import { useSavedSwitch } from '@/forms/use-saved-switch.ts'
import { useSession } from '@/stores/session.ts'
import { ErrorNote } from '@/ui/content/note.tsx'
import { Panel } from '@/ui/content/panel.tsx'
import { Switch } from '@/ui/form/switch.tsx'

/** The owner's switch of the album (specification notes §7). The first opened pack also turns it on. */
export function AlbumPanel({ user }: { user: User }) {
  const { t } = useTranslation('account')
  const messages = useProblemMessage()
  const setUser = useSession(state => state.setUser)
  const change = useMutation({
    mutationFn: (album_enabled: boolean) => callOrThrow(setMyAlbum, { body: { album_enabled } }),
    onSuccess: ({ album_enabled }) => setUser({ ...user, extra: { ...user.extra, album_enabled } }),
  })
  const failure = failureFrom(change.error)
  const album = useSavedSwitch(user.extra.album_enabled, value =>
    change.mutateAsync(value).catch(() => undefined),
  )
  return (
    <Panel titleAs="h2" title={t('details.album.title')}>
      <ErrorNote>{failure && messages.problem(failure)}</ErrorNote>
      <Switch
        label={t('details.album.label')}
        hint={t('details.album.hint')}
        checked={album.checked}
        onChange={event => void album.turn(event.target.checked)}
      />
    </Panel>
  )
}
