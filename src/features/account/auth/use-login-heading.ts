import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { loginCodeLength, loginCodeMinutes } from '@/contract/endpoints/account/sign-in.ts'

/** Title and lead of whatever frames a login form: its own, and while a code is on its way where it went. */
export function useLoginHeading(title: string, lead: string) {
  const { t } = useTranslation('auth')
  const [sentTo, onCodeSent] = useState<string>()
  if (sentTo === undefined) return { title, lead, onCodeSent }
  const words = { email: sentTo, digits: loginCodeLength, minutes: loginCodeMinutes }
  return { title: t('code.title'), lead: t('code.text', words), onCodeSent }
}
