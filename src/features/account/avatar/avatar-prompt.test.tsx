// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { User } from '@/contract/endpoints/account/users.ts'
import { loadAreas, startI18n } from '@/i18n/react.ts'
import { useSession } from '@/stores/session.ts'
import { useSettings } from '@/stores/settings.ts'
import { personOf } from '@/stores/testing/person-of.ts'
import { AvatarPrompt } from './avatar-prompt.tsx'
import { promptedUsers } from './avatar-prompt-rule.ts'
import { saveAvatar, saveAvatarPrompted } from './save-avatar.ts'

vi.mock('./save-avatar.ts', () => ({ saveAvatar: vi.fn(), saveAvatarPrompted: vi.fn() }))

const player: User = { ...personOf('user'), id: 7, name: 'Chiara Carta', email: 'chiara@example.com' }

const choose = async (name: string) => {
  fireEvent.click(await screen.findByRole('radio', { name }))
  fireEvent.click(screen.getByRole('button', { name: 'Usa questo avatar' }))
}

beforeAll(async () => {
  await startI18n('it', ['common', 'ui'])
  await loadAreas(['account'])
})
beforeEach(() => {
  localStorage.clear()
  useSettings.setState(state => ({ settings: { ...state.settings, enable_for_game: true } }))
  useSession.setState({ user: player })
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

describe('avatar prompt (specification notes §2 Other overlays, §4)', () => {
  it('offers nineteen styles under the title of the specification', async () => {
    render(<AvatarPrompt user={player} isBusy={false} />)
    expect(await screen.findByRole('heading', { name: 'Scegli il tuo avatar' })).toBeTruthy()
    expect(screen.getAllByRole('radio')).toHaveLength(19)
  })

  it('saves the chosen style and closes', async () => {
    const stored = { ...player, extra: { ...player.extra, profile_picture: 'avatar:7' } }
    vi.mocked(saveAvatar).mockResolvedValue({ ok: true, value: stored })
    render(<AvatarPrompt user={player} isBusy={false} />)
    await choose('Avatar 8')
    await waitFor(() => expect(screen.queryAllByRole('radio')).toEqual([]))
    expect(saveAvatar).toHaveBeenCalledWith(7, 7)
    expect(useSession.getState().user?.extra.profile_picture).toBe('avatar:7')
  })

  it('records a dismissal on the account', async () => {
    const stored = { ...player, extra: { ...player.extra, avatar_prompted: true } }
    vi.mocked(saveAvatarPrompted).mockResolvedValue({ ok: true, value: stored })
    render(<AvatarPrompt user={player} isBusy={false} />)
    fireEvent.click(await screen.findByRole('button', { name: 'Magari dopo' }))
    await waitFor(() => expect(useSession.getState().user?.extra.avatar_prompted).toBe(true))
    expect(saveAvatarPrompted).toHaveBeenCalledWith(7)
  })

  it('records a dismissal on this device', async () => {
    const failure = { status: 0, code: 'unreachable', message: '', fields: [], requestId: '' } as const
    vi.mocked(saveAvatarPrompted).mockResolvedValue({ ok: false, failure })
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    render(<AvatarPrompt user={player} isBusy={false} />)
    fireEvent.click(await screen.findByRole('button', { name: 'Magari dopo' }))
    expect(promptedUsers()).toEqual([7])
    expect(screen.queryAllByRole('radio')).toEqual([])
    cleanup()
    render(<AvatarPrompt user={player} isBusy={false} />)
    expect(screen.queryAllByRole('radio')).toEqual([])
  })

  it('only logs a picture that could not be saved (specification notes §8)', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const failure = { status: 0, code: 'unreachable', message: '', fields: [], requestId: '' } as const
    vi.mocked(saveAvatar).mockResolvedValue({ ok: false, failure: { ...failure, fields: [] } })
    render(<AvatarPrompt user={player} isBusy={false} />)
    await choose('Avatar 1')
    await waitFor(() => expect(warn).toHaveBeenCalledWith(expect.stringContaining('unreachable')))
    expect(useSession.getState().user).toBe(player)
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
