import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyEncodableText, anyText } from '../fixtures/examples.ts'
import { decodeSegments, parseAddress, paths } from './address.ts'

const IDS = ['firstaid', 'LITTMANN-STETHOSCOPES', 'BEDS_ACCESSORIES', 'pulse_oximeters', '3m']

describe('parseAddress', () => {
  test.each([
    ['/', 'home'],
    ['', 'home'],
    ['/login', 'login'],
    ['/forget_password', 'forgetPassword'],
    ['/signup', 'signup'],
    ['/cart', 'cart'],
    ['/detail', 'selected'],
    ['/detail/', 'selected'],
    ['/search', 'search'],
    ['/cart/', 'cart'],
  ])('finds at %j the page %s', (path, page) => {
    expect(parseAddress(path, IDS)).toEqual({ page })
  })

  test.each([...IDS.map((id) => [`/${id}`, id]), ['/firstaid/', 'firstaid'], ['/first%61id', 'firstaid']])(
    'finds at %s the category %s',
    (path, id) => {
      expect(parseAddress(path, IDS)).toEqual({ page: 'category', id })
    },
  )

  test.each([
    ['/littmann-stethoscopes', '/LITTMANN-STETHOSCOPES'],
    ['/beds_accessories', '/BEDS_ACCESSORIES'],
    ['/3M', '/3m'],
    ['/FirstAid/', '/firstaid'],
    ['/Login', '/login'],
    ['/CART', '/cart'],
  ])('sends %s, which differs only in case, to %s', (path, to) => {
    expect(parseAddress(path, IDS)).toEqual({ page: 'moved', to })
  })

  test.each([
    ['/firstaid/2', 2],
    ['/firstaid/17/', 17],
  ])('finds at %s page %i of a listing', (path, listPage) => {
    expect(parseAddress(path, IDS)).toEqual({ page: 'category', id: 'firstaid', listPage })
    expect(parseAddress(paths.category('firstaid', listPage), IDS)).toEqual({
      page: 'category',
      id: 'firstaid',
      listPage,
    })
  })

  test.each([
    ['/terms', { page: 'information', slug: 'terms' }],
    ['/terms/', { page: 'information', slug: 'terms' }],
    ['/Terms', { page: 'moved', to: '/terms' }],
    ['/terms/2', { page: 'notFound' }],
    ['/privacy', { page: 'notFound' }],
  ])('finds at %s, of the pages about the shop, %j', (path, address) => {
    expect(parseAddress(path, IDS, [], ['terms'])).toEqual(address)
  })

  test.each([
    '/gauze',
    '/gauze/2',
    '/firstaid/1',
    '/firstaid/02',
    '/firstaid/-2',
    '/firstaid/123456',
    '/firstaid/more',
    '/detail/a/b',
    '/cart/a',
    '/first aid',
    '/beds-accessories',
    '/404',
    '/%2Fcart',
  ])('finds nothing at %s', (path) => {
    expect(parseAddress(path, IDS)).toEqual({ page: 'notFound' })
  })

  test.each(['/constructor', '/__proto__', '/toString', '/hasOwnProperty'])('finds nothing at %s', (path) => {
    expect(parseAddress(path, IDS)).toEqual({ page: 'notFound' })
  })

  test.each(['/%', '/%E0%A4%A', '/detail/%zz', '/%ff'])('finds nothing at %s, which cannot be decoded', (path) => {
    expect(parseAddress(path, IDS)).toEqual({ page: 'notFound' })
  })

  test('reads any text without throwing, and never moves twice', () => {
    const anyCase = fc.constantFrom(...IDS).chain((id) => fc.mixedCase(fc.constant(id)))
    const anyPath = fc.oneof(anyText, anyCase, fc.stringMatching(/^[/%\w.]{0,12}$/))
    fc.assert(
      fc.property(anyPath, (path) => {
        const address = parseAddress(path, IDS)
        if (address.page === 'moved') expect(parseAddress(address.to, IDS).page).not.toMatch(/moved|notFound/)
        if (address.page === 'category') expect(IDS).toContain(address.id)
      }),
    )
  })
})

describe('paths', () => {
  test('lead back to the category they were made from', () => {
    const anyId = fc.stringMatching(/^[A-Za-z0-9]{1,8}([_-][A-Za-z0-9]{1,8}){0,2}$/).map((id) => `x${id}`)
    fc.assert(
      fc.property(anyId, (id) => {
        expect(parseAddress(paths.category(id), [id])).toEqual({ page: 'category', id })
      }),
    )
  })

  test('lead back to the product they were made from, whatever its slug', () => {
    fc.assert(
      fc.property(anyEncodableText, (slug) => {
        expect(parseAddress(paths.detail(slug), IDS)).toEqual({ page: 'detail', slug })
      }),
    )
  })

  test('lead from the category "/" to home', () => {
    expect(paths.category('/')).toBe('/')
  })
})

describe('decodeSegments', () => {
  test.each([
    ['/', []],
    ['', []],
    ['///', []],
    ['/a/b/', ['a', 'b']],
    ['a/b', ['a', 'b']],
    ['/caf%C3%A9/%2F', ['café', '/']],
  ])('reads %j as %j', (path, segments) => {
    expect(decodeSegments(path)).toEqual(segments)
  })

  test.each(['/%', '/a/%E0%A4', '/%u0041'])('gives nothing for %s, which cannot be decoded', (path) => {
    expect(decodeSegments(path)).toBeUndefined()
  })

  test('reads any text without throwing and leaves no empty segment at the ends', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, fc.stringMatching(/^[/%\w]{0,12}$/)), (path) => {
        const segments = decodeSegments(path) ?? []
        expect(segments.at(0)).not.toBe('')
        expect(segments.at(-1)).not.toBe('')
      }),
    )
  })

  test('gives back the segments that a path was joined from', () => {
    fc.assert(
      fc.property(fc.array(anyEncodableText), (segments) => {
        expect(decodeSegments(`/${segments.map(encodeURIComponent).join('/')}`)).toEqual(segments)
      }),
    )
  })
})
