import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readPictureJobs } from './pictureJobs.ts'

describe('the tables of a folder', () => {
  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'pictures-'))
    for (const name of ['families', 'studio', 'variants', 'heroes']) mkdirSync(path.join(folder, name))
    write('studio/__init__.py', '"""The studio."""')
    write('families/tub.py', 'from families._lid import lid\n')
    write('families/_lid.py', 'def lid(): pass\n')
    write('families/bin.py', 'from families import _pedal as pedal\n')
    write('families/_pedal.py', 'def build(): pass\n')
    write('variants/pots.json', {
      red: { family: 'tub', parameters: { colour: 'ff0000' }, views: ['front', 'top'] },
      blue: { family: 'tub', parameters: { colour: '0000ff' } },
      bin: { family: 'bin' },
    })
    write('heroes/hero-pots.json', { pieces: [{ family: 'tub' }, { family: 'bin', at: [1, 2, 3] }] })
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  function write(file: string, content: unknown) {
    writeFileSync(path.join(folder, file), typeof content === 'string' ? content : JSON.stringify(content))
  }
  function readHashes() {
    return Object.fromEntries(readPictureJobs(folder).map(({ name, hash }) => [name, hash]))
  }
  function listChanged(change: () => void) {
    const before = readHashes()
    change()
    const after = readHashes()
    return Object.keys(after).filter((name) => before[name] !== after[name])
  }

  test('name the first view after the product and a further one after both', () => {
    expect(readPictureJobs(folder).map(({ name }) => name)).toEqual(['red', 'red--top', 'blue', 'bin', 'hero-pots'])
  })

  test('render again, for one changed colour, the pictures of that colour and nothing else', () => {
    const pots = {
      red: { family: 'tub', parameters: { colour: 'ff0000' }, views: ['front', 'top'] },
      bin: { family: 'bin' },
    }
    expect(
      listChanged(() =>
        write('variants/pots.json', { ...pots, blue: { family: 'tub', parameters: { colour: '0000aa' } } }),
      ),
    ).toEqual(['blue'])
  })

  test.each<[string, object, boolean]>([
    ['a print with a count', { title: 'Plasters', count: '100' }, true],
    ['a print with a detail', { title: 'Plasters', detail: 'Washproof' }, true],
    ['a word on the goods', { title: 'Low range' }, false],
    ['no print', { colour: 'ff0000' }, false],
  ])('know %s: whether it is a pack', (_, parameters, isPack) => {
    write('variants/pots.json', { pot: { family: 'bin', parameters } })
    expect(readPictureJobs(folder).find(({ name }) => name === 'pot')?.isPack).toBe(isPack)
  })

  test.each([
    ['a family', 'families/bin.py', ['bin', 'hero-pots']],
    ['what a family shares', 'families/_lid.py', ['red', 'red--top', 'blue', 'hero-pots']],
    ['a part that a family imports whole', 'families/_pedal.py', ['bin', 'hero-pots']],
    ['the version of the studio', 'studio/__init__.py', ['red', 'red--top', 'blue', 'bin', 'hero-pots']],
  ])('render again, for a change of %s, what it makes', (_, file, names) => {
    expect(listChanged(() => write(file, 'def lid(): return 1\n'))).toEqual(names)
  })

  test.each([
    ['a family that is missing', { pot: { family: 'jar' } }, /jar\.py is missing.*"jar"/],
    ['a key that is unknown', { pot: { family: 'bin', sizes: 800 } }, /pots\.json › pot\.sizes: /],
    ['a picture without a family', { pot: {} }, /pots\.json › pot\.family: /],
  ])('refuse %s, and say where', (_, table, message) => {
    write('variants/pots.json', table)
    expect(() => readPictureJobs(folder)).toThrow(message)
  })

  test('may be absent', () => {
    rmSync(path.join(folder, 'heroes'), { recursive: true })
    expect(readPictureJobs(folder)).toHaveLength(4)
    expect(existsSync(path.join(folder, 'heroes'))).toBe(false)
  })
})
