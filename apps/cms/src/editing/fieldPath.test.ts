import { Window } from 'happy-dom';
import { expect, test } from 'vitest';
import { controlIn } from '../preview/admin/focusField.ts';
import { fieldPath, fieldPathAround } from './fieldPath.ts';

const paths = ['title', 'rows', 'rows.0.id', 'rows.0.City__c', 'Event_Location__c', 'City__c'];

test('a field is found whatever its name has in it', () => {
  expect(fieldPath('field-title', paths)).toBe('title');
  expect(fieldPath('field-Event_Location__c', paths)).toBe('Event_Location__c');
  expect(fieldPath('field-rows__0__City__c', paths)).toBe('rows.0.City__c');
});

test('what the form has not got, or another form has, is no field', () => {
  expect(fieldPath('field-City', paths)).toBeUndefined();
  expect(fieldPath('field-title--1', paths)).toBeUndefined();
  expect(fieldPath('title', paths)).toBeUndefined();
});

test('the cursor goes into the text of a rich text, past its toolbar, and is found there', () => {
  const { document } = new Window();
  document.body.innerHTML = `
    <div id="field-rows">
      <div class="field-type rich-text-lexical" data-field-path="rows.0.text">
        <button>+</button><div><div contenteditable="true"><p><br></p></div></div>
      </div>
      <input id="field-rows__0__City__c">
    </div>`;
  const [rich, city] = ['.rich-text-lexical', 'input'].map(
    (selector) => document.querySelector(selector) as unknown as HTMLElement,
  );
  if (!rich || !city) throw new Error('no fields');
  expect(controlIn(rich)?.getAttribute('contenteditable')).toBe('true');
  expect(fieldPathAround(controlIn(rich), paths)).toBe('rows.0.text');
  expect(controlIn(city)).toBe(city);
  expect(fieldPathAround(city, paths)).toBe('rows.0.City__c');
});
