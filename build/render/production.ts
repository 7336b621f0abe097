/** A module of its own, because imports run before the statements of the module that imports. */

process.env.NODE_ENV = 'production';
