import { describe, expect, it } from 'vitest'
import { slugOf } from './slug.ts'

describe('a slug', () => {
  it('transcribes letters that have no mark to remove', () => {
    for (const [title, slug] of [
      ['Œuvre d’art', 'oeuvre-d-art'],
      ['Smørrebrød', 'smorrebrod'],
      ['Łódź', 'lodz'],
      ['Đorđe Škatla', 'dorde-skatla'],
      ['Þór & Ægir', 'thor-aegir'],
      ['Straße STRAẞE', 'strasse-strasse'],
      ['Işık', 'isik'],
      ['Nguyễn Thị Ánh', 'nguyen-thi-anh'],
      ['ﬁne', 'fine'],
    ] as const)
      expect(slugOf(title)).toBe(slug)
  })

  it('transcribes Greek and Cyrillic', () => {
    expect(slugOf('Αθήνα ΟΥΡΑΝΌΣ')).toBe('athina-ouranos')
    expect(slugOf('Пётр Щукин, подъезд')).toBe('petr-shchukin-podezd')
    expect(slugOf('Їжак Ґанок')).toBe('izhak-ganok')
  })

  it('is empty for a title in a script that is not transcribed', () => {
    for (const title of ['卡牌', 'カード', '🂡', '—', '']) expect(slugOf(title)).toBe('')
  })

  it('is cut between words at 110 characters at most', () => {
    const slug = slugOf('parola '.repeat(40))
    expect(slug.length).toBeLessThanOrEqual(110)
    expect(slug).toMatch(/^parola(-[a-z]+)*$/)
  })
})
