import { describe, expect, it } from 'vitest';

import { findModel, isFull, getVehicleInView, vehicleName, vehicleParams } from './vehicle.rules';
import { ChosenVehicleSchema, readVehicle } from './vehicle.schema';

const f150 = { make: 'Ford', model: 'F-150', year: 2021 };

describe('a vehicle', () => {
  it('is named as far as it is known', () => {
    expect(vehicleName(f150)).toBe('2021 Ford F-150');
    expect(vehicleName({ make: 'Ford', model: 'F-150' })).toBe('Ford F-150');
    expect(vehicleName({ make: 'Land Rover', model: '' })).toBe('Land Rover');
  });

  it('is complete with make, model and year', () => {
    expect(isFull(f150)).toBe(true);
    expect(isFull({ make: 'Ford', model: 'F-150' })).toBe(false);
    expect(isFull({ make: 'Ford', model: '', year: 2021 })).toBe(false);
  });

  it('is the same after writing and reading its address', () => {
    for (const vehicle of [f150, { make: 'Mercedes-Benz', model: 'C-Class', year: 2012 }]) {
      const params = new URLSearchParams(
        Object.entries(vehicleParams(vehicle)).map(([name, value]) => [name, String(value)]),
      );
      expect(readVehicle(params)).toEqual(vehicle);
    }
  });

  it.each(['', 'make=', 'make=nonsense', 'make=__proto__', 'model=F-150&year=2021'])(
    'is none without a make that is known: %s',
    (search) => {
      expect(readVehicle(new URLSearchParams(search))).toBeUndefined();
    },
  );

  it.each(['x', '21', '1899', '20210', '-2021', '2021.5', ' '])('has no year %j', (year) => {
    expect(readVehicle(new URLSearchParams({ make: 'ford', year }))?.year).toBeUndefined();
  });
});

describe('the vehicle of a page', () => {
  const ranger = { make: 'Ford', model: 'Ranger', year: 2020 };

  it('is the one of its address, or else the remembered one', () => {
    expect(getVehicleInView(undefined, undefined)).toBeUndefined();
    expect(getVehicleInView(f150, undefined)).toBe(f150);
    expect(getVehicleInView(undefined, f150)).toBe(f150);
    expect(getVehicleInView(ranger, f150)).toBe(ranger);
  });

  it('is the remembered one where the address names a part of it', () => {
    expect(getVehicleInView({ make: 'Ford', model: '' }, f150)).toBe(f150);
    expect(getVehicleInView({ make: 'Ford', model: 'F-150' }, f150)).toBe(f150);
    expect(getVehicleInView({ make: 'Ford', model: '', year: 2021 }, f150)).toBe(f150);
    expect(getVehicleInView({ make: 'Ford', model: '', year: 2020 }, f150)).toEqual({
      make: 'Ford',
      model: '',
      year: 2020,
    });
    expect(getVehicleInView({ make: 'Toyota', model: '' }, f150)).toEqual({ make: 'Toyota', model: '' });
  });
});

describe('a model', () => {
  it('is found however it is written, and never guessed', () => {
    const models = ['F-150', 'F-250', '3', '3 Series'];
    expect(findModel(models, 'f150')).toBe('F-150');
    expect(findModel(models, '3 series')).toBe('3 Series');
    expect(findModel(models, '3')).toBe('3');
    expect(findModel(models, 'F-15')).toBeUndefined();
    expect(findModel(models, ' - ')).toBeUndefined();
  });
});

describe('the form that remembers', () => {
  it('takes a make, a model and a year', () => {
    const form = { intent: 'remember', make: 'ford', model: ' F-150 ', year: '2021' };
    expect(ChosenVehicleSchema().parse(form)).toEqual({ intent: 'remember', ...f150 });
  });

  it.each([
    { make: 'nonsense', model: 'F-150', year: '2021' },
    { make: 'ford', model: ' ', year: '2021' },
    { make: 'ford', model: 'F-150', year: '' },
    { make: 'ford', model: 'F-150', year: '1850' },
    { make: 'ford', model: 'F-150' },
    {},
  ])('refuses %j', (form) => {
    expect(ChosenVehicleSchema().safeParse({ intent: 'remember', ...form }).success).toBe(false);
  });
});
