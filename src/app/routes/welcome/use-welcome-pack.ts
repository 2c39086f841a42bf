/** The welcome pack of this browser, loaded from the server once it exists. `tear` creates one and opens the table. */

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '@/api/client.ts'
import { welcomePackQuery } from '@/api/pack-queries.ts'
import { updateCached } from '@/api/update-cached.ts'
import { sealWelcomePack, type WelcomePack } from '@/contract/endpoints/game/welcome-pack.ts'
import { useProblemMessage } from '@/forms/use-problem-message.ts'
import { useToasts } from '@/stores/toasts.ts'
import { noteWelcomePack, welcomeNote } from '@/stores/welcome-pack.ts'
import { useLocale } from '../../screen.ts'

export interface WelcomePackHands {
  welcome: WelcomePack | null
  isTable: boolean // it is open over the page
  isBusy: boolean
  tear(): void
  close(): void
}

export function useWelcomePack(): WelcomePackHands {
  const { t } = useTranslation('common')
  const locale = useLocale()
  const cache = useQueryClient()
  const errors = useProblemMessage()
  const [isKnown, setKnown] = useState(false) // the server renders without it
  const [isTable, setTable] = useState(false)
  const [isBusy, setBusy] = useState(false)
  useEffect(() => setKnown(welcomeNote() !== undefined), [])
  const query = welcomePackQuery(locale)
  const { data: welcome = null } = useQuery({ ...query, enabled: isKnown })

  const tear = async () => {
    if (welcome) return setTable(true)
    setBusy(true)
    const sealed = await call(sealWelcomePack)
    setBusy(false)
    if (!sealed.ok)
      return useToasts.getState().notify(errors.problem(sealed.failure, t('welcome_failed')), 'error')
    noteWelcomePack('sealed')
    await updateCached(cache, query.queryKey, sealed.value)
    setKnown(true)
    setTable(true)
  }

  return {
    welcome,
    isTable,
    isBusy,
    tear: () => void tear(),
    close() {
      setTable(false)
      void cache.invalidateQueries({ queryKey: ['welcome-pack'] })
    },
  }
}
