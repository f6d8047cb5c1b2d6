import { portletSettingKey, readSetting, writeSetting } from '@felles/core/internal/workspace/settings/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const structured = fc.oneof(fc.array(fc.jsonValue()), fc.dictionary(fc.string(), fc.jsonValue()));

describe('a persistent setting', () => {
  it('[W-SETTINGS-03] [W-SETTINGS-04] should read text that begins like a list or an object as JSON', () => {
    expect(readSetting('[1,"to"]')).toEqual([1, 'to']);
    expect(readSetting('{"a":[null]}')).toEqual({ a: [null] });
    fc.assert(
      fc.property(
        structured,
        (value) => void expect(readSetting(JSON.stringify(value))).toEqual(JSON.parse(JSON.stringify(value))),
      ),
    );
  });

  it('[W-SETTINGS-05] should read text that begins with a double quote as a JSON text', () => {
    expect(readSetting('"[ikke en liste]"')).toBe('[ikke en liste]');
    expect(readSetting("'enkel'")).toBe("'enkel'");
  });

  it('[W-SETTINGS-06] should keep any other text as it is, numbers and words of JSON too', () => {
    for (const text of ['42', 'true', 'null', '', ' [1]', '-1']) expect(readSetting(text)).toBe(text);
    fc.assert(
      fc.property(fc.string(), (text) => {
        fc.pre(!/^[[{"]/.test(text));
        expect(readSetting(text)).toBe(text);
      }),
    );
  });

  it('should keep text that only looks like JSON, and throw nothing', () => {
    for (const text of ['[utkast] notat', '{', '"', '[1,', '{"a":}']) expect(readSetting(text)).toBe(text);
    expect([readSetting(null), readSetting(undefined)]).toEqual([null, null]);
  });

  it('should come back as it was written: texts, lists and objects', () => {
    const texts = fc.oneof(
      fc.string(),
      fc.tuple(fc.constantFrom('[', '{', '"'), fc.string()).map((parts) => parts.join('')),
    );
    fc.assert(fc.property(texts, (text) => void expect(readSetting(writeSetting(text))).toBe(text)));
    fc.assert(
      fc.property(
        structured,
        (value) => void expect(readSetting(writeSetting(value))).toEqual(JSON.parse(JSON.stringify(value))),
      ),
    );
    expect(readSetting(writeSetting(42))).toBe('42');
    expect(writeSetting(null)).toBeNull();
  });
});

describe('the key of a personal setting of a portlet', () => {
  it('[W-SETTINGS-07] should keep apart parts that only look the same when they are joined', () => {
    expect(portletSettingKey('a.portlet.b', 'c', 'd')).not.toBe(portletSettingKey('a', 'b.portlet.c', 'd'));
  });

  it('[W-SETTINGS-07] should consist of user, portlet, id and name, in this order', () => {
    expect(portletSettingKey('ola', '7', 'period')).toBe('ola.portlet.7.period');
  });

  it('[W-SETTINGS-07] should be another one for another user, portlet or name', () => {
    const part = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('a.b', 'a', 'b', '.', '%2E', 'a.portlet.1', ''),
    );
    const parts = fc.tuple(part, part, part);
    fc.assert(
      fc.property(parts, parts, (one, other) => {
        const isSame = one.every((text, place) => text === other[place]);
        expect(portletSettingKey(...one) === portletSettingKey(...other)).toBe(isSame);
      }),
    );
  });
});

it('[S-32] should change no prototype, with anything that is stored', () => {
  for (const stored of [
    '{"__proto__":{"polluted":1}}',
    '{"constructor":{"prototype":{"polluted":1}}}',
    '[{"__proto__":1}]',
  ])
    readSetting(stored);
  expect(Reflect.get({}, 'polluted')).toBeUndefined();
});
