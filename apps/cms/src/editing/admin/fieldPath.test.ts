import { expect, test } from 'vitest';
import { fieldPath } from './fieldPath.ts';

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
